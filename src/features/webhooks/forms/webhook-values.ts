import type { AdminWebhook } from '../admin/webhook-documents.ts';
import { EVENT_TYPES, type WebhookFormValues } from './webhook-form.schema.ts';

export const newWebhook = (): WebhookFormValues => ({ name: '', url: '', events: [], is_enabled: true });

export const toValues = ({ name, url, events, is_enabled }: AdminWebhook): WebhookFormValues => ({
  name,
  url,
  events: EVENT_TYPES.filter((type) => events.includes(type)),
  is_enabled,
});

/** Sorts the chosen events, so that the order of choosing makes no difference to the value. */
export const toColumns = ({ events, ...rest }: WebhookFormValues) => ({
  ...rest,
  events: EVENT_TYPES.filter((type) => events.includes(type)) as string[],
});
