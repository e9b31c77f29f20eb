import type { Db } from '#actions/lib/database.ts';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';

/**
 * Kinds of reports about a mail that was sent, the lightest first: it came back (`soft`: this time, `hard`: there is no
 * such address), or the person unsubscribed or complained at the mail provider.
 */
export const EVENT_KINDS = ['soft', 'hard', 'unsubscribe', 'complaint'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export type MailEvent = {
  /** The local part of our Message-ID. */
  token: string;
  kind: EventKind;
  detail: string;
};

/**
 * Returns the token of a Message-ID (`<token@domain>`, with or without the brackets); undefined for one that is not
 * ours.
 */
export function tokenOf(messageId: unknown): string | undefined {
  return typeof messageId === 'string' ? /^<?([0-9a-f]{32})(@|>?$)/.exec(messageId.trim())?.[1] : undefined;
}

/** Name of the task that takes an event whose contact was locked; its payload is the event. */
export const MAIL_EVENT_TASK = 'mail_event';
/** Attempts of the job; the last ones are hours apart. */
const JOB_ATTEMPTS = 15;

/** Queues the job that takes an event; an event that is queued twice is taken once. */
export async function queueMailEvent(db: Db, event: MailEvent): Promise<void> {
  await queueJob(db, {
    task: MAIL_EVENT_TASK,
    payload: event,
    maxAttempts: JOB_ATTEMPTS,
    key: `mail event ${event.token} ${event.kind}`,
  });
}
