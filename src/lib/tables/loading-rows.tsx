import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage } from 'react-intl';

const ROWS = ['first', 'second', 'third', 'fourth'] as const;

/** Stands in for a table's rows while they are on their way. */
export function LoadingRows({ columns }: { columns: number }) {
  return (
    <>
      <TableRow>
        <TableCell colSpan={columns} sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="tables.loading" />
        </TableCell>
      </TableRow>
      {ROWS.map((row) => (
        <TableRow key={row} aria-hidden>
          <TableCell colSpan={columns}>
            <Skeleton />
          </TableCell>
        </TableRow>
      ))}
    </>
  );
}
