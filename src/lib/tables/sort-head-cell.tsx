import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import type { TableChange, TableState } from './use-table-state.ts';

type SortHeadCellProps<Column extends string> = Omit<TableCellProps, 'onChange'> & {
  column: Column;
  state: TableState<Column>;
  onChange: (change: TableChange<Column>) => void;
  children: ReactNode;
};

/** A column's head that orders the table by it, and turns the order round when pressed again. */
export function SortHeadCell<Column extends string>({
  column,
  state,
  onChange,
  children,
  ...props
}: SortHeadCellProps<Column>) {
  const isSorted = state.sort === column;
  const direction = isSorted ? state.direction : 'asc';
  const turned = isSorted && state.direction === 'asc' ? 'desc' : 'asc';

  return (
    <TableCell {...props} sortDirection={isSorted && direction}>
      <TableSortLabel
        active={isSorted}
        direction={direction}
        onClick={() => onChange({ sort: column, direction: turned })}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}
