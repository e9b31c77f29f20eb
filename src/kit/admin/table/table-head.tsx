import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListChange, ListState } from '../list/list-state.ts';
import type { Selection } from '../list/use-selection.ts';
import type { AdminColumn, SectionTypes, SortDirection } from '../section/admin-section.ts';

type ListTableHeadProps<T extends SectionTypes> = {
  columns: readonly AdminColumn<T>[];
  state: ListState;
  onChange: (change: ListChange) => void;
  selection: Selection | null;
  rowCount: number;
  hasActions: boolean;
  /** True if the list has an order of its own, apart from its columns; a third click on a column restores it. */
  hasOwnOrder: boolean;
};

/** Draws the column names. A click on one orders the list by this column, another click reverses the order. */
export function ListTableHead<T extends SectionTypes>(props: ListTableHeadProps<T>) {
  const { columns, state, onChange, selection, rowCount, hasActions, hasOwnOrder } = props;
  const intl = useIntl();

  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={rowCount > 0 && selection.ids.size === rowCount}
              indeterminate={selection.ids.size > 0 && selection.ids.size < rowCount}
              onChange={selection.toggleAll}
              slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'kit.select.all' }) } }}
            />
          </TableCell>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            state={state}
            onChange={onChange}
            hasOwnOrder={hasOwnOrder}
          />
        ))}
        {hasActions && (
          <TableCell align="right">
            <FormattedMessage id="kit.actions" />
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

type HeadCellProps<T extends SectionTypes> = Pick<
  ListTableHeadProps<T>,
  'state' | 'onChange' | 'hasOwnOrder'
> & {
  column: AdminColumn<T>;
};

function HeadCell<T extends SectionTypes>({ column, state, onChange, hasOwnOrder }: HeadCellProps<T>) {
  const { id, label, sortBy, width } = column;
  const isSorted = state.sort === id;
  const direction = isSorted ? state.direction : 'asc';
  const next = nextSort(id, isSorted ? state.direction : null, hasOwnOrder);
  if (!sortBy) {
    return (
      <TableCell sx={{ width, whiteSpace: 'nowrap' }}>
        <FormattedMessage id={label} />
      </TableCell>
    );
  }

  return (
    <TableCell sx={{ width, whiteSpace: 'nowrap' }} sortDirection={isSorted && direction}>
      <TableSortLabel active={isSorted} direction={direction} onClick={() => onChange(next)}>
        <FormattedMessage id={label} />
      </TableSortLabel>
    </TableCell>
  );
}

/** Returns the next order after a click: ascending, descending, then the list's own order if it has one. */
function nextSort(id: string, direction: SortDirection | null, hasOwnOrder: boolean): ListChange {
  if (direction === 'desc' && hasOwnOrder) return { sort: '', direction: 'asc' };

  return { sort: id, direction: direction === 'asc' ? 'desc' : 'asc' };
}
