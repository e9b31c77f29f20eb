import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { flag, link, several, text } from '#src/kit/fields/kinds.ts';
import { LENGTHS } from '#rules/lengths.ts';
import { EVENT_TYPES, eventLabels } from './event-types.ts';

/** Allowed URLs, as in the table's constraint: https without a user name; plain HTTP only to localhost. */
const URL_FORM =
  /^(https:\/\/[^/?#@\s\\]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)([/?][^#\s\\]*)?$/i;

/** Fields of a webhook; its events are sorted, so that the order of choosing makes no difference to the value. */
export const webhookFields = fieldsOf(
  'webhook_endpoints',
  {
    name: text({
      label: 'webhooks.form.name',
      hint: 'webhooks.form.nameHint',
      required: 'webhooks.form.nameRequired',
      max: LENGTHS.webhook_endpoints.name,
      tooLong: 'webhooks.form.tooLong',
    }),
    url: link({
      label: 'webhooks.form.url',
      hint: 'webhooks.form.urlHint',
      required: 'webhooks.form.urlRequired',
      max: LENGTHS.webhook_endpoints.url,
      tooLong: 'webhooks.form.tooLong',
      isLink: (url) => URL_FORM.test(url) && URL.canParse(url),
      invalid: 'webhooks.form.urlInvalid',
    }),
    events: several(EVENT_TYPES, {
      label: 'webhooks.form.events',
      required: 'webhooks.form.eventsRequired',
      words: eventLabels,
    }),
    is_enabled: flag({ label: 'webhooks.form.isEnabled', empty: true }),
  },
  {
    documents: {
      one: 'Webhook',
      many: 'Webhooks',
      writes: 'actions',
      hasOwnChanged: true,
      related: `health {
        endpoint_id
        failing_since
      }`,
    },
    alsoRead: ['disabled_reason', 'secret_made_at', 'secret_shown_at', 'created_at', 'updated_at'],
  },
);
