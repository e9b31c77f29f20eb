import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { ListedRows } from './listed-rows.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { UnusedColumns } from './unused-columns.tsx';
import { useColumnName } from './use-column-name.ts';
import type { Correction, Preview } from '../reading/read-preview.ts';

type PreviewPanelProps = { preview: Preview; onChange: (correction: Correction) => void };

/** Shows what importing the file would do and how it is read; the person can correct each guess. */
export function PreviewPanel({ preview, onChange }: PreviewPanelProps) {
  return (
    <Stack component="section" sx={{ gap: 2 }}>
      <ReadingFields preview={preview} onChange={onChange} />
      <SampleTable preview={preview} />
      <Counts preview={preview} />
      {preview.unused.length > 0 && <UnusedColumns preview={preview} />}
      {preview.rejected.length > 0 && <ListedRows kind="rejected" rows={preview.rejected} />}
      {preview.warnings.length > 0 && <ListedRows kind="warned" rows={preview.warnings} />}
    </Stack>
  );
}

/** Shows the first rows; columns of which nothing is imported are marked, and their values are in a quieter colour. */
function SampleTable({ preview }: { preview: Preview }) {
  const nameOf = useColumnName(preview);
  const { reading, first, sample, unused } = preview;
  const colorOf = (index: number) => (unused.includes(index) ? quiet : undefined);

  return (
    // `tabIndex` makes the table scroll by keyboard too.
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group">
      <Table size="small">
        {(reading.hasHeader || unused.length > 0) && (
          <TableHead>
            <TableRow>
              {first.map((_name, index) => (
                <TableCell key={index} sx={{ verticalAlign: 'top', ...colorOf(index) }}>
                  <bdi>{nameOf(index)}</bdi>
                  {unused.includes(index) && (
                    <Typography variant="caption" component="div" sx={{ whiteSpace: 'nowrap' }}>
                      <FormattedMessage id="contacts.import.unusedColumn" />
                    </Typography>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
        )}
        <TableBody>
          {sample.map((cells, row) => (
            <TableRow key={row}>
              {cells.map((cell, index) => (
                <TableCell key={index} sx={colorOf(index)}>
                  <Box dir="auto" sx={sampleText}>
                    {cell.slice(0, SHOWN_LENGTH)}
                  </Box>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const quiet = { color: 'text.secondary' };
/** Characters shown of a cell, which may be very long. */
const SHOWN_LENGTH = 100;
/** A cell has its own direction, so that a long one is cut at its end in a page of either; it keeps to its column's side. */
const sampleText = {
  inlineSize: 'fit-content',
  maxInlineSize: 208,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

function Counts({ preview: { fresh, existing, duplicates, leaving, rejected } }: { preview: Preview }) {
  const counts = { fresh, existing, duplicates, invalid: rejected.length };

  return (
    <Stack direction="row" component="ul" sx={list} aria-live="polite">
      {(['fresh', 'existing', 'duplicates', 'invalid'] as const).map((name) => (
        <Typography key={name} component="li" variant="body2">
          <FormattedMessage id={`contacts.import.count.${name}`} values={{ count: counts[name] }} />
        </Typography>
      ))}
      {leaving > 0 && (
        <Typography component="li" variant="body2">
          <FormattedMessage id="contacts.import.count.leaving" values={{ count: leaving }} />
        </Typography>
      )}
    </Stack>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  columnGap: 3,
  rowGap: 0.5,
  flexWrap: 'wrap',
  fontWeight: 600,
};
