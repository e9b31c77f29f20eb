import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

const ROWS = ['first', 'second', 'third', 'fourth'] as const;

type LoadingRowsProps = {
  columns: number;
  /** In words for everyone, not for screen readers alone. */ isSaid?: boolean | undefined;
};

/** Stands in for a table's rows while they are on their way. */
export function LoadingRows({ columns, isSaid = false }: LoadingRowsProps) {
  const words = <FormattedMessage id="kit.loading" />;

  return ROWS.map((row, index) => (
    <TableRow key={row}>
      <TableCell colSpan={columns} sx={{ color: 'text.secondary' }}>
        {index > 0 || !isSaid ? <Skeleton /> : words}
        {index === 0 && !isSaid && <VisuallyHidden>{words}</VisuallyHidden>}
      </TableCell>
    </TableRow>
  ));
}
