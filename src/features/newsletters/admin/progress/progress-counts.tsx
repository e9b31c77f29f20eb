import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { TimeInZone } from '#src/kit/forms/dates/moment-meant.tsx';
import { ServerClock } from '#src/kit/forms/dates/server-clock.tsx';
import { MOMENT_FORMAT, SCHEDULE_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { dispatchTones, type DispatchState } from '../newsletter-cells.tsx';
import { isAhead } from './live-dispatches.tsx';
import type { Progress } from './progress-documents.ts';
import { mailsPerMinute, withSample, type Sample } from './speed.ts';

/** Shows a dispatch's state and, once it has begun, how far it has come. */
export function ProgressCounts({ dispatch }: { dispatch: Progress }) {
  const state = dispatch.state as DispatchState;

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', marginBlockEnd: 1 }}>
        <QuietStatus tone={dispatchTones[state]}>
          <FormattedMessage id={`newsletters.dispatch.${state}`} />
        </QuietStatus>
        <Typography component="div" variant="body2" color="textSecondary">
          <Moment dispatch={dispatch} />
        </Typography>
      </Stack>
      {!isAhead(dispatch) && <Counts dispatch={dispatch} />}
    </>
  );
}

/** Shows the counts of sent, failed and remaining mails, and the speed. */
function Counts({ dispatch }: { dispatch: Progress }) {
  const intl = useIntl();
  const { state, recipients_count, sent_count, failed_count, unknown_count, skipped_count } = dispatch;
  const done = sent_count + failed_count + unknown_count + skipped_count;
  const remaining = state === 'cancelled' || state === 'undone' ? 0 : Math.max(0, recipients_count - done);
  const speed = useSpeed(sent_count + failed_count);

  return (
    <>
      <LinearProgress
        variant="determinate"
        value={recipients_count > 0 ? Math.min(100, (100 * done) / recipients_count) : 0}
        aria-label={intl.formatMessage({ id: 'newsletters.progress.title' })}
        sx={bar}
      />
      <Box component="dl" sx={figures}>
        <Figure label="newsletters.progress.sent" value={sent_count} />
        <Figure label="newsletters.progress.failed" value={failed_count} />
        <Figure label="newsletters.progress.remaining" value={remaining} />
        {unknown_count > 0 && <Figure label="newsletters.progress.unknown" value={unknown_count} />}
        {skipped_count > 0 && <Figure label="newsletters.progress.skipped" value={skipped_count} />}
        {state === 'sending' && <Figure label="newsletters.progress.speed" value={speed} />}
      </Box>
    </>
  );
}

function Figure({ label, value }: { label: MessageId; value: number }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        <FormattedMessage id={label} />
      </Typography>
      <Typography component="dd" variant="h6" sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
        <FormattedNumber value={value} />
      </Typography>
    </div>
  );
}

/** Shows when the dispatch began or will begin and, if known, who sent it. */
function Moment({ dispatch }: { dispatch: Progress }) {
  const intl = useIntl();
  const { created_at, scheduled_at, state, person } = dispatch;
  if (state === 'scheduled' && scheduled_at)
    return <Scheduled at={scheduled_at} zone={dispatch.scheduled_at_zone} />;
  const at = intl.formatDate(created_at, MOMENT_FORMAT);

  return person ? (
    <FormattedMessage
      id="newsletters.progress.by"
      values={{ at, person: <bdi key="person">{person.email}</bdi> }}
    />
  ) : (
    at
  );
}

/** Shows when the dispatch will begin, and as it was chosen where that was in a zone with another time. */
function Scheduled({ at, zone }: { at: string; zone: string | null | undefined }) {
  const time = useIntl().formatDate(at, SCHEDULE_FORMAT);

  return (
    <>
      <FormattedMessage id="newsletters.note.scheduled" values={{ at: time }} />
      <TimeInZone at={at} zone={zone} />
      <ServerClock moment={new Date(at)} />
    </>
  );
}

const SAMPLE_MS = 1000;

/** Returns the mails per minute, measured while the dialog is open. */
function useSpeed(done: number): number {
  const doneRef = useRef(done);
  const [samples, setSamples] = useState<readonly Sample[]>([]);

  useEffect(() => {
    doneRef.current = done;
  }, [done]);

  useEffect(() => {
    const timer = setInterval(() => {
      const sample = { atMs: performance.now(), done: doneRef.current };
      setSamples((before) => withSample(before, sample));
    }, SAMPLE_MS);

    return () => clearInterval(timer);
  }, []);

  return mailsPerMinute(samples);
}

/** The part that is still ahead is grey: in a lighter green, an empty bar would look like a full one. */
const bar = {
  height: 8,
  borderRadius: '4px',
  marginBlock: 1.5,
  backgroundColor: 'action.disabledBackground',
};
const figures = {
  display: 'grid',
  gap: 2,
  marginBlock: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
};
