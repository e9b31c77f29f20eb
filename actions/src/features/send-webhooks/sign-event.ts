import { createHmac } from 'node:crypto';

/** An event as it is stored. */
export type WebhookEvent = { id: string; type: string; happened_at: Date; data: object };

/** The secret as people copy it. */
export const secretText = (key: Buffer): string => `whsec_${key.toString('base64')}`;

/** What is sent of an event: the same bytes at each attempt. */
export const bodyOf = ({ type, happened_at: happenedAt, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });

/** The headers of Standard Webhooks; while a secret is being replaced there is a signature by each. */
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
