import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HistoryDetails } from './history-documents.ts';
import { columnLabel } from './history-words.ts';

type Values = Record<string, unknown>;

/** The columns of a change with what stood there before, after, or both. */
export function ChangeTable({ entry }: { entry: HistoryDetails }) {
  const intl = useIntl();
  const before = entry.before as Values | null | undefined;
  const after = entry.after as Values | null | undefined;
  const columns = Object.keys({ ...before, ...after }).filter(
    (column) => !isEmpty(before?.[column]) || !isEmpty(after?.[column]),
  );
  if (columns.length === 0) {
    return (
      <Typography color="textSecondary">
        <FormattedMessage id="history.entry.noValues" />
      </Typography>
    );
  }

  return (
    <TableContainer>
      <Table size="small" aria-label={intl.formatMessage({ id: 'history.entry.title' })}>
        <TableHead>
          <TableRow>
            <TableCell>
              <FormattedMessage id="history.entry.field" />
            </TableCell>
            {before && (
              <TableCell>
                <FormattedMessage id="history.entry.before" />
              </TableCell>
            )}
            {after && (
              <TableCell>
                <FormattedMessage id="history.entry.after" />
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map((column) => (
            <TableRow key={column}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top', minWidth: 110 }}>
                <ColumnName column={column} />
              </TableCell>
              {before && <ValueCell value={before[column]} />}
              {after && <ValueCell value={after[column]} />}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function ColumnName({ column }: { column: string }) {
  const label = columnLabel(column);

  return label ? <FormattedMessage id={label} /> : <code>{column}</code>;
}

function ValueCell({ value }: { value: unknown }) {
  return (
    <TableCell sx={{ verticalAlign: 'top' }}>
      <Box
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflowY: 'auto' }}
      >
        <Value value={value} />
      </Box>
    </TableCell>
  );
}

function Value({ value }: { value: unknown }) {
  if (isEmpty(value)) {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        <FormattedMessage id="history.value.empty" />
      </Typography>
    );
  }
  if (typeof value === 'boolean')
    return <FormattedMessage id={value ? 'history.value.yes' : 'history.value.no'} />;
  if (Array.isArray(value)) return value.map((item, at) => <div key={at}>{String(item)}</div>);

  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
