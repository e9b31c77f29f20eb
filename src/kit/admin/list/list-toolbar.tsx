import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Box from '@mui/material/Box';
import { useCallback, useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceSelect } from '../choice/choice-select.tsx';
import type { AdminFilter, ListSection, SectionTypes } from '../section/admin-section.ts';
import type { ListChange, ListState } from './list-state.ts';
import { SearchField } from './search-field.tsx';

type ListToolbarProps<T extends SectionTypes> = {
  section: ListSection<T>;
  state: ListState;
  onChange: (change: ListChange) => void;
  /** Buttons at the end of the toolbar: view, export. */
  children: ReactNode;
};

/** Toolbar with a list's search field and filters. */
export function ListToolbar<T extends SectionTypes>({
  section,
  state,
  onChange,
  children,
}: ListToolbarProps<T>) {
  const intl = useIntl();
  const search = useCallback((next: string) => onChange({ search: next }), [onChange]);
  const { filters = [], texts } = section;

  return (
    <Box sx={bar}>
      {section.search && (
        <SearchField
          label={intl.formatMessage({ id: texts.search ?? 'kit.list.search' })}
          value={state.search}
          onChange={search}
        />
      )}
      {filters
        .filter(({ options }) => options.length > 0)
        .map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={state.filters[filter.name] ?? ''}
            onChange={(value) => onChange({ filters: { [filter.name]: value } })}
          />
        ))}
      <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>{children}</Box>
    </Box>
  );
}

/** On phones the search takes the first line, and the filters share the next. */
const bar = {
  display: 'flex',
  gap: 1.5,
  padding: 2,
  alignItems: 'center',
  flexWrap: 'wrap',
  '& > .MuiFormControl-root': { flex: { xs: '1 1 40%', sm: '0 0 auto' } },
  '& > .MuiFormControl-root:first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
};

type FilterFieldProps<T extends SectionTypes> = {
  filter: AdminFilter<T>;
  value: string;
  onChange: (value: string) => void;
};

const ALL = 'all';

function FilterField<T extends SectionTypes>({ filter, value, onChange }: FilterFieldProps<T>) {
  const id = useId();
  const isKnown = filter.options.some((option) => option.value === value);
  const label = <FormattedMessage id={filter.label} />;

  return (
    <FormControl size="small" sx={{ minWidth: { sm: 160 } }}>
      <InputLabel id={`${id}-label`} shrink>
        {label}
      </InputLabel>
      <ChoiceSelect
        variant="outlined"
        id={id}
        labelId={`${id}-label`}
        label={label}
        value={isKnown ? value : ALL}
        onChange={(next) => onChange(next === ALL ? '' : next)}
        options={[
          { value: ALL, text: <FormattedMessage id="kit.all" /> },
          ...filter.options.map((option) => ({
            value: option.value,
            text: 'text' in option ? <bdi>{option.text}</bdi> : <FormattedMessage id={option.label} />,
          })),
        ]}
      />
    </FormControl>
  );
}
