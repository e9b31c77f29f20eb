import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { CSV_BOM, csvLine } from '#src/kit/admin/export/csv.ts';
import { downloadFile } from '#src/kit/admin/export/download-file.ts';
import type { Rejected } from './read-preview.ts';

/** Upper bound for the rows shown; the downloaded file has all. */
const SHOWN = 20;
const FILE_NAME = 'rejected-rows.csv';

/** Lists the rows that the import will leave out, each with its line and reason. */
export function RejectedRows({ rejected }: { rejected: readonly Rejected[] }) {
  const intl = useIntl();
  const reasonOf = ({ reason }: Rejected) => intl.formatMessage({ id: `contacts.import.reason.${reason}` });

  function download(): void {
    const lines = rejected.map((row) => csvLine([row.line, reasonOf(row)]));
    const parts = [CSV_BOM, csvLine(['line', 'reason']), ...lines];
    downloadFile(FILE_NAME, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  }

  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button color="inherit" size="small" onClick={download}>
          <FormattedMessage id="contacts.import.download" />
        </Button>
      }
    >
      <FormattedMessage id="contacts.import.rejected" values={{ count: rejected.length }} />
      <Box component="ul" tabIndex={0} sx={list}>
        {rejected.slice(0, SHOWN).map((row) => (
          <li key={row.line}>
            <FormattedMessage
              id="contacts.import.rejectedRow"
              values={{ line: row.line, reason: reasonOf(row) }}
            />
          </li>
        ))}
        {rejected.length > SHOWN && <li aria-hidden>{'…'}</li>}
      </Box>
    </Alert>
  );
}

const list = { margin: '4px 0 0', paddingInlineStart: 2.5, maxBlockSize: 160, overflowY: 'auto' };
