import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceSelect } from '../choice/choice-select.tsx';
import type { AdminFilter, ListSection, SectionTypes } from '../section/admin-section.ts';
import type { ListChange, ListState } from './list-state.ts';

const ALL = 'all';

type FilterFieldsProps<T extends SectionTypes> = {
  section: ListSection<T>;
  state: ListState;
  onChange: (change: ListChange) => void;
};

/** The choices of a list's filters. */
export function FilterFields<T extends SectionTypes>({ section, state, onChange }: FilterFieldsProps<T>) {
  const filters = section.filters?.filter(({ options, isHidden }) => options.length > 0 && !isHidden) ?? [];

  return filters.map((filter) => (
    <FilterField
      key={filter.name}
      filter={filter}
      value={state.filters[filter.name] ?? ''}
      onChange={(value) => onChange({ filters: { [filter.name]: value } })}
    />
  ));
}

type FilterFieldProps<T extends SectionTypes> = {
  filter: AdminFilter<T>;
  value: string;
  onChange: (value: string) => void;
};

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
