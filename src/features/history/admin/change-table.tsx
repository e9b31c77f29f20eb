import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeValue } from './change-value.tsx';
import type { HistoryDetails } from './history-documents.ts';
import { useHistoryWords } from './history-words-context.ts';
import { columnLabel, placeOf } from './history-words.ts';

type Values = Record<string, unknown>;

/** Lists the columns of a change with their values before, after, or both. */
export function ChangeTable({ entry }: { entry: HistoryDetails }) {
  const intl = useIntl();
  const words = useHistoryWords();
  const { table_name: table } = entry;
  const before = entry.before as Values | null | undefined;
  const after = entry.after as Values | null | undefined;
  const columns = Object.keys({ ...before, ...after })
    .filter((column) => column !== 'id' && !(isEmpty(before?.[column]) && isEmpty(after?.[column])))
    .sort((one, other) => placeOf(words, table, one) - placeOf(words, table, other));
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
                <FormattedMessage id={columnLabel(words, table, column)} />
              </TableCell>
              {before && <ValueCell column={column} values={before} entry={entry} />}
              {after && <ValueCell column={column} values={after} entry={entry} />}
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

type ValueCellProps = { column: string; values: Values; entry: HistoryDetails };

function ValueCell({ column, values, entry }: ValueCellProps) {
  return (
    <TableCell sx={{ verticalAlign: 'top' }}>
      <Box
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflowY: 'auto' }}
      >
        <ChangeValue column={column} values={values} entry={entry} />
      </Box>
    </TableCell>
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
