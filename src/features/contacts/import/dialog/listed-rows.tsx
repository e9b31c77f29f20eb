import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CSV_BOM, csvLine } from '#src/kit/admin/export/csv.ts';
import { downloadFile } from '#src/kit/admin/export/download-file.ts';
import type { ListedRow } from '../reading/read-preview.ts';

/** Upper bound for the rows shown; the downloaded file has all. */
const SHOWN = 20;

type ListedRowsProps = { kind: 'rejected' | 'warned'; rows: readonly ListedRow[] };

/** Lists the rows that the import will leave out, or takes with a warning, each with its line and reason. */
export function ListedRows({ kind, rows }: ListedRowsProps) {
  const intl = useIntl();
  const id = useId();
  const reasonOf = ({ reason, value = '' }: ListedRow) =>
    intl.formatMessage({ id: `contacts.import.reason.${reason}` }, { value });

  function download(): void {
    const lines = rows.map((row) => csvLine([row.line, reasonOf(row)]));
    const parts = [CSV_BOM, csvLine(['line', 'reason']), ...lines];
    downloadFile(`${kind}-rows.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  }

  return (
    <Alert
      severity="warning"
      // Not an alert: a screen reader would read the whole list out; the counts above it are announced.
      role="group"
      aria-labelledby={id}
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button color="inherit" size="small" onClick={download}>
          <FormattedMessage id="contacts.import.download" />
        </Button>
      }
    >
      <span id={id}>
        <FormattedMessage id={`contacts.import.${kind}`} values={{ count: rows.length }} />
      </span>
      <Box component="ul" tabIndex={0} aria-labelledby={id} sx={list}>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={`${row.line} ${row.reason}`}>
            <FormattedMessage
              id="contacts.import.rejectedRow"
              values={{ line: row.line, reason: reasonOf(row) }}
            />
          </li>
        ))}
        {rows.length > SHOWN && <li aria-hidden>{'…'}</li>}
      </Box>
    </Alert>
  );
}

const list = { margin: '4px 0 0', paddingInlineStart: 2.5, maxBlockSize: 160, overflowY: 'auto' };
