import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListChange, ListState } from '../list/list-state.ts';
import type { Selection } from '../list/use-selection.ts';
import type { AdminColumn, SectionTypes, SortDirection } from '../section/admin-section.ts';
import { columnLook } from './column-look.ts';

type ListTableHeadProps<T extends SectionTypes> = {
  columns: readonly AdminColumn<T>[];
  state: ListState;
  onChange: (change: ListChange) => void;
  selection: Selection | null;
  /** Rows of this table: those of the page, or of one of its groups. */
  rows: readonly { id: string }[];
  /** Id of the element that names the group whose rows the table holds, if the list has groups. */
  groupId: string | undefined;
  hasActions: boolean;
  /** True if the list has an order of its own, apart from its columns; a third click on a column restores it. */
  hasOwnOrder: boolean;
};

/** Draws the column names. A click on one orders the list by this column, another click reverses the order. */
export function ListTableHead<T extends SectionTypes>(props: ListTableHeadProps<T>) {
  const { columns, state, onChange, selection, rows, groupId, hasActions, hasOwnOrder } = props;

  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell padding="checkbox">
            <SelectAll selection={selection} rows={rows} groupId={groupId} />
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
          <TableCell align="right" sx={atEnd}>
            <FormattedMessage id="kit.actions" />
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

/** In sight like the actions beneath, which stay at the table's end. */
const atEnd = { position: 'sticky', insetInlineEnd: 0, backgroundColor: 'background.paper' };

type SelectAllProps = Pick<ListTableHeadProps<SectionTypes>, 'rows' | 'groupId'> & { selection: Selection };

/** Checkbox that selects all rows of the table, whose name ends with their group. */
function SelectAll({ selection, rows, groupId }: SelectAllProps) {
  const intl = useIntl();
  const id = useId();
  const selected = rows.filter((row) => selection.ids.has(row.id)).length;

  return (
    <Checkbox
      size="small"
      id={id}
      checked={rows.length > 0 && selected === rows.length}
      indeterminate={selected > 0 && selected < rows.length}
      onChange={() => selection.toggleAll(rows.map((row) => row.id))}
      slotProps={{
        input: {
          'aria-label': intl.formatMessage({ id: groupId ? 'kit.select.group' : 'kit.select.all' }),
          'aria-labelledby': groupId && `${id} ${groupId}`,
        },
      }}
    />
  );
}

type HeadCellProps<T extends SectionTypes> = Pick<
  ListTableHeadProps<T>,
  'state' | 'onChange' | 'hasOwnOrder'
> & {
  column: AdminColumn<T>;
};

function HeadCell<T extends SectionTypes>({ column, state, onChange, hasOwnOrder }: HeadCellProps<T>) {
  const { id, label, sortBy } = column;
  const isSorted = state.sort === id;
  const direction = isSorted ? state.direction : 'asc';
  const next = nextSort(id, isSorted ? state.direction : null, hasOwnOrder);
  if (!sortBy) {
    return (
      <TableCell sx={columnLook(column)}>
        <FormattedMessage id={label} />
      </TableCell>
    );
  }

  return (
    <TableCell sx={columnLook(column)} sortDirection={isSorted && direction}>
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
