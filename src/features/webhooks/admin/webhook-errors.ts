import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Texts for refusals by the actions and by the table's constraints. */
export const webhookErrors: ErrorTexts<MessageId> = {
  'webhook-secret-shown': 'webhooks.errors.secretShown',
  'webhook-unknown': 'webhooks.errors.unknown',
  webhook_endpoints_few: 'webhooks.errors.tooMany',
  webhook_endpoints_url_form: 'webhooks.form.urlInvalid',
};
