import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useValueText } from '#src/kit/admin/values/use-value-text.ts';
import type { HistoryDetails } from './history-documents.ts';
import { columnLabel, placeOf, wordFor } from './history-words.ts';

type Values = Record<string, unknown>;

/** Lists the columns of a change with their values before, after, or both. */
export function ChangeTable({ entry }: { entry: HistoryDetails }) {
  const intl = useIntl();
  const before = entry.before as Values | null | undefined;
  const after = entry.after as Values | null | undefined;
  const columns = Object.keys({ ...before, ...after })
    .filter((column) => column !== 'id' && !(isEmpty(before?.[column]) && isEmpty(after?.[column])))
    .sort((one, other) => placeOf(one) - placeOf(other));
  if (columns.length === 0) {
    return (
      <Typography color="textSecondary">
        <FormattedMessage id="history.entry.noValues" />
      </Typography>
    );
  }

  return (
    <TableContainer>
      <Table size="small" aria-label={intl.formatMessage({ id: 'history.entry.title' })} sx={look}>
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
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top', minWidth: { sm: 110 } }}>
                <ColumnName column={column} />
              </TableCell>
              {before && <ValueCell column={column} value={before[column]} />}
              {after && <ValueCell column={column} value={after[column]} />}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** On phones the three columns have equal widths, and long words are broken. */
const look = {
  tableLayout: { xs: 'fixed', sm: 'auto' },
  '& th, & td': { paddingInline: { xs: '6px', sm: 2 }, overflowWrap: 'anywhere' },
};

function ColumnName({ column }: { column: string }) {
  const label = columnLabel(column);

  return label ? <FormattedMessage id={label} /> : <code>{column}</code>;
}

type ColumnValue = { column: string; value: unknown };

function ValueCell({ column, value }: ColumnValue) {
  return (
    <TableCell sx={{ verticalAlign: 'top' }}>
      <Box
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflowY: 'auto' }}
      >
        <Value column={column} value={value} />
      </Box>
    </TableCell>
  );
}

function Value({ column, value }: ColumnValue) {
  const valueText = useValueText();
  if (isEmpty(value)) {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        <FormattedMessage id="history.value.empty" />
      </Typography>
    );
  }
  const word = wordFor(column, value);
  if (word) return <FormattedMessage id={word} />;
  if (Array.isArray(value)) return value.map((item, at) => <div key={at}>{valueText(item)}</div>);

  return valueText(value);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
