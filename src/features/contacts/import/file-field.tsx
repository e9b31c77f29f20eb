import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

type FileFieldProps = { file: File | null; onChoose: (file: File | null) => void };

const KB = 1024;

/** The file picker; CSV files alone. */
export function FileField({ file, onChoose }: FileFieldProps) {
  const intl = useIntl();

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        component="label"
        variant="outlined"

        sx={picker}
      >
        <FormattedMessage id="contacts.import.choose" />
        <input
          type="file"
          accept=".csv"
          onChange={({ target }) => {
            onChoose(target.files?.[0] ?? null);
            // The same file can be chosen again, once it was corrected.
            target.value = '';
          }}
        />
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

/** Not seen, but reached by keyboard. */
const picker = {
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  '&:focus-within': { outline: '2px solid', outlineOffset: 2 },
};
