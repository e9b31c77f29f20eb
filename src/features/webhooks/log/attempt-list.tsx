import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { LoggedAttempt } from './log-documents.ts';

/** Lists every attempt with its duration and the answer or problem. */
export function AttemptList({ attempts }: { attempts: readonly LoggedAttempt[] }) {
  if (attempts.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage id="webhooks.log.noAttempt" />
      </Typography>
    );
  }

  return (
    <Box component="ol" sx={{ margin: 0, paddingInlineStart: 3, display: 'grid', gap: 1 }}>
      {attempts.map((attempt) => (
        <Attempt key={attempt.id} attempt={attempt} />
      ))}
    </Box>
  );
}

const PROBLEMS = ['status', 'gone', 'redirect', 'timeout', 'connection', 'name', 'tls', 'address'] as const;

function Attempt({
  attempt: { started_at, duration_ms, status, problem, response },
}: {
  attempt: LoggedAttempt;
}) {
  const known = PROBLEMS.find((one) => one === problem);

  return (
    <Typography component="li" variant="body2">
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <QuietStatus tone={known ? 'bad' : 'good'}>
          <FormattedMessage
            id={known ? `webhooks.problem.${known}` : 'webhooks.log.took'}
            values={{ status: status === null ? '' : String(status) }}
          />
        </QuietStatus>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <FormattedDate value={started_at} {...MOMENT_FORMAT} second="numeric" />
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <FormattedNumber value={duration_ms} style="unit" unit="millisecond" />
        </Box>
      </Box>
      {response && (
        <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
          <bdi>{response}</bdi>
        </Box>
      )}
    </Typography>
  );
}
