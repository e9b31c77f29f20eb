import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

const ROWS = ['first', 'second', 'third', 'fourth'] as const;

type LoadingRowsProps = {
  columns: number;
  /** True shows the text "loading" to everybody, not only to screen readers. */ isSaid?: boolean | undefined;
};

/** Placeholders for a table's rows while they load. */
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
