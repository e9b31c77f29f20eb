import { createHmac } from 'node:crypto';

/** Event as it is stored in webhook_events. */
export type WebhookEvent = { id: string; type: string; happened_at: Date; data: object };

/** Returns the secret in the form that people copy. */
export const secretText = (key: Buffer): string => `whsec_${key.toString('base64')}`;

/** Returns the request body of an event; it has the same bytes at each attempt. */
export const bodyOf = ({ type, happened_at: happenedAt, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });

/** Returns the headers of Standard Webhooks; while a secret is being replaced, each of the two keys has a signature. */
export function signEvent(id: string, body: string, keys: readonly Buffer[], at: Date) {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const sign = (key: Buffer) =>
    `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys.map(sign).join(' '),
  };
}
