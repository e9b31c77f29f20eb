import { mdiTuneVariant } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { lateDialog } from '../late/late-dialog.tsx';
import type { ListSection, SectionTypes } from '../section/admin-section.ts';
import { FilterFields } from './filter-fields.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import type { ListChange, ListState } from './list-state.ts';
import { SearchField } from './search-field.tsx';

const FilterSheet = lateDialog<FilterSheetProps>(
  async () => (await import('./filter-sheet.tsx')).FilterSheet,
  'field',
);

type ListToolbarProps<T extends SectionTypes> = {
  section: ListSection<T>;
  state: ListState;
  onChange: (change: ListChange) => void;
  /** True where the toolbar has room for the search and one button, which opens the rest. */
  isNarrow: boolean;
  /** Button that counts what lacks Arabic, if the list has one. */
  meter?: ReactNode;
  /** Buttons at the end of the toolbar: view, export. */
  children: ReactNode;
};

/** Toolbar with a list's search field and filters. */
export function ListToolbar<T extends SectionTypes>(props: ListToolbarProps<T>) {
  const { section, state, onChange, isNarrow, meter, children } = props;
  const intl = useIntl();
  const search = useCallback((next: string) => onChange({ search: next }), [onChange]);

  return (
    <Box sx={bar}>
      {section.search && (
        <SearchField
          label={intl.formatMessage({ id: section.texts.search ?? 'kit.list.search' })}
          value={state.search}
          onChange={search}
        />
      )}
      {isNarrow ? (
        <FilterButton {...props} />
      ) : (
        <>
          <FilterFields<T> section={section} state={state} onChange={onChange} />
          {meter}
          <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>{children}</Box>
        </>
      )}
    </Box>
  );
}

/** Opens the filters and the other buttons in a sheet; counts the filters that are set. */
function FilterButton<T extends SectionTypes>(props: ListToolbarProps<T>) {
  const { section, state, onChange, meter, children } = props;
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        startIcon={<Icon path={mdiTuneVariant} size={20} />}
        onClick={() => setIsOpen(true)}
        sx={{ flexShrink: 0, height: 40, marginInlineStart: 'auto' }}
      >
        <FormattedMessage id="kit.list.filter" values={{ count: Object.keys(state.filters).length }} />
      </Button>
      <FilterSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        fields={<FilterFields<T> section={section} state={state} onChange={onChange} />}
        sortable={section.columns.filter(({ sortBy }) => sortBy)}
        state={state}
        onChange={onChange}
        meter={meter}
      >
        {children}
      </FilterSheet>
    </>
  );
}

/** On phones the search shares its line with one button; elsewhere it gives way, so that the buttons find room beside it. */
const bar = {
  display: 'flex',
  gap: 1.5,
  padding: { xs: '10px 8px 4px', sm: '16px' },
  alignItems: 'center',
  flexWrap: { sm: 'wrap' },
  '& > .MuiFormControl-root': { flex: { xs: '1 1 0', sm: '0 0 auto' }, minWidth: { xs: 0, sm: 160 } },
  '& > .MuiFormControl-root:first-of-type': { flex: { sm: '1 1 200px' }, maxWidth: { sm: 280 } },
};
