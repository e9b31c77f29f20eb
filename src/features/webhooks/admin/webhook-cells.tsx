import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { breakable } from '#src/kit/admin/values/breakable.tsx';
import { unbroken } from '#src/kit/admin/values/unbroken.ts';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { EVENT_TYPES, eventLabels } from '../event-types.ts';
import type { AdminWebhook } from '../webhook-documents.generated.ts';

export function WebhookName({ webhook: { name, url } }: { webhook: AdminWebhook }) {
  return (
    <>
      <Typography variant="body2" component="span" sx={{ display: 'block', fontWeight: 600 }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="caption" color="textSecondary" component="span" sx={address}>
        <bdi dir="ltr">{breakable(url)}</bdi>
      </Typography>
    </>
  );
}

const address = { display: 'block', overflowWrap: 'anywhere' };

/** Lists the events in words, in the page's language. */
export function WebhookEvents({ webhook: { events } }: { webhook: AdminWebhook }) {
  const intl = useIntl();
  const chosen = EVENT_TYPES.filter((type) => events.includes(type));
  if (chosen.length === EVENT_TYPES.length) return <FormattedMessage id="webhooks.list.allEvents" />;

  return (
    <Typography component="span" sx={eventList}>
      {intl.formatList(
        chosen.map((type) => intl.formatMessage({ id: eventLabels[type] })),
        { type: 'conjunction' },
      )}
    </Typography>
  );
}

/** Lets a long text wrap in its column; beneath the name, on phones, it has the whole width anyway. */
const wrapping = (minWidth: string) => ({
  'td > &': { display: 'inline-block', whiteSpace: 'normal', minWidth },
});
const eventList = { fontSize: 'inherit', ...wrapping('14rem') };
const longStatus = wrapping('11.5rem');

/** Shows whether the webhook gets events and, if it is disabled or failing, why. */
export function WebhookStatus({ webhook }: { webhook: AdminWebhook }) {
  const intl = useIntl();
  if (!webhook.is_enabled) {
    const reason = (['gone', 'failing'] as const).find((one) => one === webhook.disabled_reason) ?? 'person';
    return (
      <QuietStatus tone={reason === 'person' ? 'off' : 'bad'}>
        <FormattedMessage id={`webhooks.status.disabled.${reason}`} />
      </QuietStatus>
    );
  }
  if (!webhook.health) {
    return (
      <QuietStatus tone="good">
        <FormattedMessage id="webhooks.status.enabled" />
      </QuietStatus>
    );
  }
  const at = unbroken(intl.formatDate(webhook.health.failing_since, MOMENT_FORMAT));
  return (
    <Box component="span" sx={longStatus}>
      <QuietStatus tone="warning">
        <FormattedMessage id="webhooks.status.failing" values={{ at }} />
      </QuietStatus>
    </Box>
  );
}
