import { mdiChevronDown, mdiReplay } from '#src/components/icon-paths.generated.ts';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { QuietStatus, type StatusTone } from '#src/kit/admin/table/quiet-status.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { EVENT_TYPES, eventLabels } from '../event-types.ts';
import { AttemptList } from './attempt-list.tsx';
import type { LoggedDelivery } from './log-documents.ts';
import { useReplay } from './use-replay.ts';

type DeliveryItemProps = { delivery: LoggedDelivery; isEnabled: boolean };

/** Shows the delivery of one event with its state; unfolded, also everything sent and received. */
export function DeliveryItem({ delivery, isEnabled }: DeliveryItemProps) {
  const { event, kind, created_at } = delivery;

  return (
    <Accordion disableGutters variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<Icon path={mdiChevronDown} size={20} />}>
        <Box sx={line}>
          <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
            {kind === 'replay' ? (
              <FormattedMessage
                id="webhooks.log.isReplay"
                values={{ event: <EventWord key="event" type={event.type} /> }}
              />
            ) : (
              <EventWord type={event.type} />
            )}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary">
            <FormattedDate value={created_at} {...MOMENT_FORMAT} second="numeric" />
          </Typography>
          <Typography variant="body2" component="span">
            <DeliveryState delivery={delivery} />
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Details delivery={delivery} isEnabled={isEnabled} />
      </AccordionDetails>
    </Accordion>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 13rem 11rem' },
  columnGap: 2,
  width: '100%',
};

function EventWord({ type }: { type: string }) {
  const known = EVENT_TYPES.find((one) => one === type);
  if (known) return <FormattedMessage id={eventLabels[known]} />;
  return type === 'webhook.test' ? <FormattedMessage id="webhooks.event.test" /> : <bdi>{type}</bdi>;
}

const tones: Record<string, StatusTone> = { delivered: 'good', given_up: 'bad' };

function DeliveryState({
  delivery: { state, attempts_count, next_attempt_at },
}: {
  delivery: LoggedDelivery;
}) {
  const intl = useIntl();
  const isRetried = state === 'waiting' && attempts_count > 0;
  const at = intl.formatTime(next_attempt_at);
  const known = (['delivered', 'given_up'] as const).find((one) => one === state) ?? 'waiting';

  return (
    <QuietStatus tone={isRetried ? 'warning' : (tones[state] ?? 'waiting')}>
      {isRetried ? (
        <FormattedMessage id="webhooks.log.retriedAt" values={{ at }} />
      ) : (
        <FormattedMessage id={`webhooks.log.state.${known}`} />
      )}
    </QuietStatus>
  );
}

function Details({ delivery, isEnabled }: DeliveryItemProps) {
  const { replay, isPending } = useReplay();
  const { id, event, state, kind, attempts } = delivery;
  const isReplayable = isEnabled && state !== 'waiting' && kind !== 'test';

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <AttemptList attempts={attempts} />
      <Box>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
          <FormattedMessage id="webhooks.log.body" />
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">
            <FormattedMessage id="webhooks.log.id" values={{ id: event.id }} />
          </bdi>
        </Typography>
        <Box component="pre" dir="ltr" tabIndex={0} sx={code}>
          {JSON.stringify({ type: event.type, timestamp: event.happened_at, data: event.data }, null, 2)}
        </Box>
      </Box>
      {isReplayable && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon path={mdiReplay} size={18} />}
          loading={isPending}
          onClick={() => void replay([id])}
          sx={{ justifySelf: 'start' }}
        >
          <FormattedMessage id="webhooks.replay.send" />
        </Button>
      )}
    </Box>
  );
}

const code = {
  margin: 0,
  padding: 1.5,
  maxHeight: 320,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  fontFamily: 'var(--font-mono)',
  fontSize: '0.8125rem',
};
