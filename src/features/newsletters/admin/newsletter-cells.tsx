import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { NARROW_TABLE } from '#src/kit/admin/table/column-look.ts';
import { QuietStatus, type StatusTone } from '#src/kit/admin/table/quiet-status.tsx';
import { useOpenedId } from '#src/kit/admin/dialogs/use-opened-id.ts';
import { DAY_FORMAT, SCHEDULE_FORMAT } from '#src/lib/messages/date-formats.ts';
import { TEMPLATE_NAMES } from '../newsletter-choices.ts';
import { isAhead, isUnfinished, useDispatchOf, type DispatchSummary } from './progress/live-dispatches.tsx';
import type { AdminNewsletter } from '../newsletter-documents.generated.ts';

/**
 * Shows draft or sent (SPEC). A dispatch that is ahead is named before it; behind it follows what became of one, or that
 * the newsletter was marked by hand. A dispatch that began and has not finished shows how many got the newsletter instead,
 * since not all have.
 */
export function NewsletterStatus({ newsletter }: { newsletter: AdminNewsletter }) {
  const dispatch = useDispatchOf(newsletter);
  const isSent = newsletter.status === 'sent';
  const status = <DraftOrSent isSent={isSent} />;
  const note = dispatch && <DispatchNote dispatch={dispatch} newsletter={newsletter} />;

  return (
    <Box sx={dispatch && isAhead(dispatch) ? placeAhead : place}>
      {dispatch && isAhead(dispatch) ? (
        <>
          <QuietStatus tone="waiting">{note}</QuietStatus>
          {status}
        </>
      ) : (
        <>
          {dispatch && isUnfinished(dispatch) ? <SentSoFar dispatch={dispatch} /> : status}
          {note}
          {isSent && !dispatch && <ByHand />}
        </>
      )}
    </Box>
  );
}

function ByHand() {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="newsletters.status.byHand" />
    </Box>
  );
}

function DraftOrSent({ isSent }: { isSent: boolean }) {
  return (
    <QuietStatus tone={isSent ? 'good' : 'off'}>
      <FormattedMessage id={isSent ? 'newsletters.status.sent' : 'newsletters.status.draft'} />
    </QuietStatus>
  );
}

function SentSoFar({ dispatch: { state, sent_count, recipients_count } }: { dispatch: DispatchSummary }) {
  return (
    <QuietStatus tone={dispatchTones[state as DispatchState]}>
      <FormattedMessage
        id="newsletters.status.sentSoFar"
        values={{ sent: sent_count, count: recipients_count }}
      />
    </QuietStatus>
  );
}

export const dispatchTones = {
  scheduled: 'waiting',
  waiting: 'waiting',
  sending: 'waiting',
  paused: 'warning',
  finished: 'good',
  cancelled: 'off',
  undone: 'off',
} as const satisfies Record<string, StatusTone>;
export type DispatchState = keyof typeof dispatchTones;

type DispatchNoteProps = { dispatch: DispatchSummary; newsletter: AdminNewsletter };

/**
 * Shows a dispatch's progress in short, and while it is scheduled whether another version than the saved one will go out;
 * a click opens the details.
 */
function DispatchNote({ dispatch, newsletter }: DispatchNoteProps) {
  const intl = useIntl();
  const { open } = useOpenedId('dispatch');
  const { id, state, scheduled_at, sent_count, failed_count } = dispatch;
  const at = scheduled_at ? intl.formatDate(scheduled_at, SCHEDULE_FORMAT) : '';
  const isOther = state === 'scheduled' && dispatch.newsletter_version !== newsletter.updated_at;

  return (
    <Button
      size="small"
      color="inherit"
      title={intl.formatMessage({ id: 'newsletters.progress.show' })}
      onClick={() => open(id)}
      sx={noteLook}
    >
      <FormattedMessage
        id={isOther ? 'newsletters.note.scheduledOther' : `newsletters.note.${state as DispatchState}`}
        values={{ at, sent: sent_count, failed: failed_count }}
      />
    </Button>
  );
}

const place = {
  display: 'flex',
  columnGap: 1.5,
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  [NARROW_TABLE]: { flexWrap: 'wrap' },
};
/** The time of a dispatch wraps, and what is saved is shown beneath it; the subject needs the width. */
const placeAhead = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxWidth: '19rem',
  // Otherwise the subject would leave it a word to each line.
  '@container (min-width: 42rem)': { minWidth: '7rem' },
  '@container (min-width: 56rem)': { minWidth: '15rem' },
  whiteSpace: 'normal',
};
const noteLook = {
  minWidth: 0,
  // A line of a row; the row itself leads to the newsletter.
  minHeight: 24,
  padding: 0,
  fontWeight: 400,
  color: 'text.secondary',
  textAlign: 'start',
  textDecoration: 'underline',
  // A button would stay on one line, and jut out of a narrow table's cell.
  whiteSpace: 'inherit',
};
/** Shows a time as a day in the person's time zone. */
export function CreatedAt({ at }: { at: string }) {
  return <FormattedDate value={at} {...DAY_FORMAT} />;
}

export function TemplateName({ name }: { name: string }) {
  const known = TEMPLATE_NAMES.find((template) => template === name);

  return known ? <FormattedMessage id={`newsletters.template.${known}`} /> : <bdi>{name}</bdi>;
}
