import { array, boolean, object, string, type InferType } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Characters; the same limits as the check constraints on webhook_endpoints. */
export const NAME_MAX_LENGTH = 100;
export const URL_MAX_LENGTH = 2048;

/** Event types that an endpoint can subscribe to; the same as in the table's constraint. */
export const EVENT_TYPES = [
  'notice.published',
  'notice.ended',
  'plan.changed',
  'contact.subscribed',
  'contact.unsubscribed',
  'contact.bounced',
  'contacts.imported',
  'newsletter.sent',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Allowed URLs, as in the table's constraint: https without a user name; plain HTTP only to localhost. */
const URL_FORM =
  /^(https:\/\/[^/?#@\s\\]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)([/?][^#\s\\]*)?$/i;

const nameRequired: ValidationMessage = { id: 'webhooks.form.nameRequired' };
const urlRequired: ValidationMessage = { id: 'webhooks.form.urlRequired' };
const urlInvalid: ValidationMessage = { id: 'webhooks.form.urlInvalid' };
const eventsRequired: ValidationMessage = { id: 'webhooks.form.eventsRequired' };
const tooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'webhooks.form.tooLong',
  values: { max },
});

export const webhookFormSchema = object({
  name: string().trim().required(nameRequired).max(NAME_MAX_LENGTH, tooLong),
  url: string()
    .trim()
    .required(urlRequired)
    .max(URL_MAX_LENGTH, tooLong)
    .test(
      'url-form',
      () => urlInvalid,
      (value) => !value || (URL_FORM.test(value) && URL.canParse(value)),
    ),
  events: array(string().oneOf(EVENT_TYPES).required()).min(1, eventsRequired).required(),
  is_enabled: boolean().required(),
});

export type WebhookFormValues = InferType<typeof webhookFormSchema>;
