import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import type { RunningImport } from '../import-documents.ts';

const HUNDRED = 100;

type ImportProgressBarProps = { progress: RunningImport | undefined; problem: unknown };

/** Shows an import's progress: by its bytes while they arrive, without a percentage while the rows are merged. */
export function ImportProgressBar({ progress, problem }: ImportProgressBarProps) {
  const id = useId();
  const errorText = useErrorText();
  const read = progress?.rows_read ?? 0;
  const total = Number(progress?.total_bytes ?? 0);
  const isMerging = progress?.state === 'merging';
  const share = total > 0 ? (Number(progress?.received_bytes) / total) * HUNDRED : 0;

  return (
    <Stack sx={{ gap: 1, paddingBlock: 2 }}>
      {problem !== undefined && (
        <Alert severity="warning">
          <FormattedMessage id="contacts.import.progressUnread" values={{ message: errorText(problem) }} />
        </Alert>
      )}
      <Typography id={id} variant="body2">
        <FormattedMessage
          id={isMerging ? 'contacts.import.merging' : 'contacts.import.receiving'}
          values={{ count: isMerging ? read - progress.invalid_count : read }}
        />
      </Typography>
      {total > 0 && !isMerging ? (
        <LinearProgress variant="determinate" value={Math.min(share, HUNDRED)} aria-labelledby={id} />
      ) : (
        <LinearProgress aria-labelledby={id} />
      )}
    </Stack>
  );
}
