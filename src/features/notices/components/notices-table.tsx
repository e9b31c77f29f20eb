import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SortHeadCell } from '#src/lib/tables/sort-head-cell.tsx';
import { LoadingRows } from '#src/lib/tables/loading-rows.tsx';
import type { TableChange, TableState } from '#src/lib/tables/use-table-state.ts';
import type { NoticeColumn } from '../api/use-notices-list.ts';

type NoticesTableProps = {
  state: TableState<NoticeColumn>;
  onChange: (change: TableChange<NoticeColumn>) => void;
  isNarrow: boolean;
  /** Null while the first page is on its way. */
  rows: ReactNode[] | null;
};

/** The notices with SPEC's columns; the API orders them. */
export function NoticesTable({ state, onChange, isNarrow, rows }: NoticesTableProps) {
  const intl = useIntl();
  const columnCount = isNarrow ? 2 : 4;
  const isNarrowed = state.search !== '' || state.filter !== null;

  return (
    <TableContainer sx={{ '& tbody td': { paddingBlock: 1 } }}>
      <Table aria-label={intl.formatMessage({ id: 'notices.list.label' })} aria-busy={rows === null}>
        <TableHead>
          <TableRow>
            <SortHeadCell column="content" state={state} onChange={onChange}>
              <FormattedMessage id="notices.list.content" />
            </SortHeadCell>
            {!isNarrow && (
              <>
                <SortHeadCell column="notice_date" state={state} onChange={onChange}>
                  <FormattedMessage id="notices.list.date" />
                </SortHeadCell>
                <SortHeadCell column="is_active" state={state} onChange={onChange}>
                  <FormattedMessage id="notices.list.status" />
                </SortHeadCell>
              </>
            )}
            <TableCell align="right">
              <FormattedMessage id="notices.list.actions" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <Suspense fallback={<LoadingRows columns={columnCount} />}>
            {rows ?? <LoadingRows columns={columnCount} />}
          </Suspense>
          {rows?.length === 0 && (
            <TableRow>
              <TableCell
                colSpan={columnCount}
                align="center"
                sx={{ paddingBlock: 8, color: 'text.secondary' }}
              >
                <FormattedMessage id={isNarrowed ? 'notices.list.noMatch' : 'notices.list.empty'} />
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
