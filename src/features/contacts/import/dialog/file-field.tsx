import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { downloadFile } from '#src/kit/admin/export/download-file.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { FileSize } from './file-size.tsx';
import { useFileDrop } from './use-file-drop.ts';

type FileFieldProps = { file: File | null; onChoose: (file: File | null) => void };

/** Renders the place that takes a CSV file, by the picker or dropped, and says what the file may contain. */
export function FileField({ file, onChoose }: FileFieldProps) {
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop((dropped) =>
    /\.csv$/i.test(dropped.name) ? onChoose(dropped) : toasts.refusal('contacts.import.noFile'),
  );

  return (
    <Box {...handlers} sx={isOver ? { ...place, ...over } : place}>
      <input
        ref={input}
        type="file"
        accept=".csv"
        hidden
        // A dialog's focus trap would take the hidden input as its first stop, and Tab would lead nowhere.
        tabIndex={-1}
        onChange={({ target }) => {
          onChoose(target.files?.[0] ?? null);
          // An empty value lets the person choose the same file again after correcting it.
          target.value = '';
        }}
      />
      <Box sx={line}>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          <FormattedMessage id="contacts.import.choose" />
        </Button>
        {file ? (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{file.name}</bdi>{' '}
            <Typography variant="body2" component="span" color="textSecondary">
              <FileSize bytes={file.size} />
            </Typography>
          </Typography>
        ) : (
          <Typography variant="body2" color="textSecondary" sx={whereDropped}>
            <FormattedMessage id="contacts.import.drop" />
          </Typography>
        )}
      </Box>
      {!file && <Accepted />}
    </Box>
  );
}

function Accepted() {
  return (
    <Box sx={line}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 18rem' }}>
        <FormattedMessage id="contacts.import.accepted" />
      </Typography>
      <Button size="small" sx={flush} onClick={() => downloadFile('contacts.csv', SAMPLE)}>
        <FormattedMessage id="contacts.import.sample" />
      </Button>
    </Box>
  );
}

/** File with a row in each language; its byte order mark makes spreadsheets read it as UTF-8. */
const SAMPLE = new Blob(
  [
    '\ufeffemail,first_name,last_name,language,status\r\n' +
      'salma@example.com,سلمى,حسن,ar,subscribed\r\n' +
      'omar@example.com,Omar,Said,en,unsubscribed\r\n',
  ],
  { type: 'text/csv;charset=utf-8' },
);

const place = {
  display: 'grid',
  gap: 1.5,
  padding: 2,
  border: '1.5px dashed',
  borderColor: 'divider',
  borderRadius: '14px',
};
/** Fingers drop no files. */
const whereDropped = { '@media (hover: none)': { display: 'none' } };
/** Its text begins and ends with the texts around it. */
const flush = { marginInline: '-14px' };
const over = { borderColor: 'primary.main', backgroundColor: 'action.hover' };
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 };
