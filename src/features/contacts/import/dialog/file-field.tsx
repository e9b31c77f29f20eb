import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

type FileFieldProps = { file: File | null; onChoose: (file: File | null) => void };

const KB = 1024;

/** Renders the file picker, for CSV files only. */
export function FileField({ file, onChoose }: FileFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
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
      <Button variant="outlined" onClick={() => input.current?.click()}>
        <FormattedMessage id="contacts.import.choose" />
      </Button>
      {file && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{file.name}</bdi>{' '}
          <Typography variant="body2" component="span" color="textSecondary">
            {intl.formatNumber(Math.ceil(file.size / KB), {
              style: 'unit',
              unit: 'kilobyte',
              unitDisplay: 'short',
            })}
          </Typography>
        </Typography>
      )}
    </Stack>
  );
}
