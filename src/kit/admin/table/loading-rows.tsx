import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

/** Widths of the first column's values, so that the rows look like values and not like bars. */
const ROWS = ['62%', '44%', '70%', '52%', '38%', '58%'] as const;

type LoadingRowsProps = {
  /** Columns that have room of their own; the first is the record's name. */
  columns: readonly { id: string }[];
  /** True if values stand beneath the first column. */
  hasBeneath: boolean;
  canSelect: boolean;
  hasActions: boolean;
  /** True shows the text "loading" to everybody, not only to screen readers. */ isSaid?: boolean | undefined;
};

/** Placeholders in the shape of a table's rows while they load. */
export function LoadingRows(props: LoadingRowsProps) {
  const { columns, hasBeneath, canSelect, hasActions, isSaid = false } = props;
  const [main, ...others] = columns;
  const words = <FormattedMessage id="kit.loading" />;

  return ROWS.map((width, index) => (
    <TableRow key={width}>
      {canSelect && (
        <TableCell padding="checkbox">
          <Skeleton variant="rounded" sx={box} />
        </TableCell>
      )}
      <TableCell key={main?.id} sx={{ width: '100%', color: 'text.secondary' }}>
        {index === 0 && isSaid ? words : <Skeleton width={width} />}
        {index === 0 && !isSaid && <VisuallyHidden>{words}</VisuallyHidden>}
        {hasBeneath && <Skeleton width="48%" height={14} />}
      </TableCell>
      {others.map(({ id }) => (
        <TableCell key={id}>
          <Skeleton width="5rem" sx={{ maxWidth: '100%' }} />
        </TableCell>
      ))}
      {hasActions && (
        <TableCell>
          <Skeleton variant="rounded" sx={atEnd} />
        </TableCell>
      )}
    </TableRow>
  ));
}

const box = { width: 20, height: 20, borderRadius: '6px', marginInline: 'auto' };
const atEnd = { ...box, marginInline: 'auto 0' };
