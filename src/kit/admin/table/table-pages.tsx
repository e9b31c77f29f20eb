import TablePagination from '@mui/material/TablePagination';
import { FormattedMessage, useIntl } from 'react-intl';
import { PAGE_SIZES, type ListChange, type ListState } from '../list/list-state.ts';

type TablePagesProps = {
  total: number;
  state: ListState;
  onChange: (change: Pick<ListChange, 'page' | 'pageSize'>) => void;
};

/** Controls that turn the pages of a table and choose the number of rows per page. */
export function TablePages({ total, state, onChange }: TablePagesProps) {
  const intl = useIntl();
  const lastPage = Math.max(0, Math.ceil(total / state.pageSize) - 1);

  return (
    <TablePagination
      component="div"
      sx={pages}
      count={total}
      page={Math.min(state.page, lastPage)}
      rowsPerPage={state.pageSize}
      rowsPerPageOptions={PAGE_SIZES.map((value) => ({ value, label: intl.formatNumber(value) }))}
      onPageChange={(_event, page) => onChange({ page })}
      onRowsPerPageChange={(event) => onChange({ pageSize: Number(event.target.value) })}
      labelRowsPerPage={<FormattedMessage id="kit.pages.rowsPerPage" />}
      labelDisplayedRows={({ from, to, count }) =>
        intl.formatMessage({ id: 'kit.pages.displayedRows' }, { from, to, count })
      }
      getItemAriaLabel={(type) =>
        intl.formatMessage({ id: type === 'next' ? 'kit.pages.next' : 'kit.pages.previous' })
      }
    />
  );
}

/** Phones hide the label before the number of rows to make room for the arrows; screen readers still read the label. */
const pages = {
  '& .MuiTablePagination-toolbar': { paddingInline: { xs: 1, sm: 2 } },
  '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTablePagination-input': { marginInline: { xs: '0 8px', sm: '8px 32px' } },
  '& .MuiTablePagination-actions': { marginInlineStart: { xs: '4px', sm: '20px' } },
};
