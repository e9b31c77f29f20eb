import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '#src/lib/tables/search-field.tsx';
import type { TableChange, TableState } from '#src/lib/tables/use-table-state.ts';
import type { NoticeColumn } from '../api/use-notices-list.ts';

const STATUSES = ['all', 'active', 'inactive'] as const;

type NoticesToolbarProps = {
  state: TableState<NoticeColumn>;
  onChange: (change: TableChange<NoticeColumn>) => void;
};

/** Looks for words in the notices, and narrows them down to active or inactive ones. */
export function NoticesToolbar({ state, onChange }: NoticesToolbarProps) {
  const intl = useIntl();
  const search = useCallback((next: string) => onChange({ search: next }), [onChange]);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, padding: 2 }}>
      <SearchField
        label={intl.formatMessage({ id: 'notices.list.search' })}
        value={state.search}
        onChange={search}
      />
      <TextField
        select
        size="small"
        id="notices-status"
        label={intl.formatMessage({ id: 'notices.list.status' })}
        value={STATUSES.find((status) => status === state.filter) ?? 'all'}
        onChange={({ target }) => onChange({ filter: target.value === 'all' ? null : target.value })}
        sx={{ minWidth: 160 }}
      >
        {STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {intl.formatMessage({ id: `notices.status.${status}` })}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
