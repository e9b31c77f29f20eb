import type { Logger } from 'pino';
import type { Env } from '#actions/config/env.ts';
import { deletePastTokens } from '#actions/features/api-keys/key-store.ts';
import {
  forgetDeliveryDetails,
  forgetDispatchBodies,
  forgetHistory,
  forgetImports,
} from '#actions/features/forget-old-data/forget-old-data.ts';
import { forgetPastPrices } from '#actions/features/forget-old-data/forget-past-prices.ts';
import { forgetPictures, PICTURES_CHUNK } from '#actions/features/keep-pictures/store-picture.ts';
import { RECOVERY_TASK } from '#actions/features/recover-password/recovery-job.ts';
import { deletePastChanges, deletePastEvents } from '#actions/features/relay-outbox/relay-outbox.ts';
import {
  deletePastWebhookEvents,
  EVENTS_CHUNK,
  giveUpWebhooks,
} from '#actions/features/send-webhooks/clean-webhooks.ts';
import { SUBSCRIBE_TASK } from '#actions/features/subscribe/confirm-subscription.ts';
import { SUBSCRIPTION_MAIL_TASK } from '#actions/features/subscribe/subscription-mail.ts';
import { deleteExpiredRequests } from '#actions/features/subscribe/subscription-requests.ts';
import {
  ACCOUNT_MAIL_TASK,
  deleteFailedJobs,
  shortenMailWaits,
} from '#actions/lib/account-mails/account-mail.ts';
import { EMAIL_CHANGE_TASK } from '#actions/lib/account-mails/drop-links.ts';
import { deleteExpiredLinks } from '#actions/lib/accounts/account-links.ts';
import { END_SESSIONS_TASK } from '#actions/lib/accounts/end-sessions.ts';
import { deletePastInvitations } from '#actions/lib/accounts/invitations.ts';
import { deleteExcessAttempts, deletePastAttempts } from '#actions/lib/attempt-limit.ts';
import { deleteExpiredCaptchas } from '#actions/lib/captcha/altcha.ts';
import type { Db } from '#actions/lib/database.ts';
import { CHUNK } from '#actions/lib/delete-chunk.ts';
import { deletePastIds } from '#actions/lib/jobs/queue-job.ts';
import { deletePastSignIns } from '#actions/lib/sessions/sign-ins.ts';

/** Milliseconds after which a part begins no further chunk: the rest is left to the next run. */
const PART_MS = 5_000;

/**
 * Part of the clean-up. `run` deals with one chunk and returns how many rows that were; a full one, of `chunk` rows,
 * means that there may be more.
 */
export type CleaningPart = { name: string; run: () => Promise<number>; chunk: number };

type Options = {
  log: Logger;
  onFailure: (part: string) => void;
  isStopping?: () => boolean;
  now?: () => number;
};

/**
 * Runs all parts, each in chunks and for a bounded time. One that fails is logged and counted, and the others run all
 * the same.
 */
export async function cleanUp(parts: readonly CleaningPart[], options: Options): Promise<void> {
  const { log, onFailure, isStopping = () => false } = options;
  for (const part of parts) {
    if (isStopping()) return;
    try {
      await inChunks(part, options);
    } catch (error) {
      onFailure(part.name);
      log.error(
        { err: error, part: part.name },
        'A part of the clean-up failed; the next run tries it again',
      );
    }
  }
}

async function inChunks(
  { run, chunk }: CleaningPart,
  { isStopping = () => false, now = () => performance.now() }: Options,
): Promise<void> {
  const until = now() + PART_MS;
  let count: number;
  do count = await run();
  while (count >= chunk && now() < until && !isStopping());
}

type Kept = Pick<
  Env,
  | 'HISTORY_KEPT_DAYS'
  | 'DELIVERY_DETAILS_KEPT_DAYS'
  | 'DISPATCH_BODIES_KEPT_DAYS'
  | 'IMPORTS_KEPT_DAYS'
  | 'WEBHOOK_LOG_KEPT_DAYS'
  | 'SIGN_INS_KEPT_DAYS'
>;

const part = (name: string, run: CleaningPart['run'], chunk = CHUNK): CleaningPart => ({ name, run, chunk });

/** Lists everything that is deleted once its time is over, and account jobs whose attempts are used up. */
export function cleaningParts(db: Db, env: Kept, log: Logger): CleaningPart[] {
  return [
    part('attempts', () => deletePastAttempts(db)),
    part('excess-attempts', () => deleteExcessAttempts(db)),
    part('events', () => deletePastEvents(db)),
    part('changes', () => deletePastChanges(db)),
    part('job-ids', () => deletePastIds(db)),
    part('key-tokens', () => deletePastTokens(db)),
    part('captchas', () => deleteExpiredCaptchas(db)),
    part('sign-ins', () => deletePastSignIns(db, env.SIGN_INS_KEPT_DAYS)),
    part('links', () => deleteExpiredLinks(db)),
    part('invitations', () => deletePastInvitations(db)),
    part('subscription-requests', () => deleteExpiredRequests(db)),
    part('given-up-webhooks', () => giveUpWebhooks(db)),
    part('webhook-log', () => deletePastWebhookEvents(db, env.WEBHOOK_LOG_KEPT_DAYS), EVENTS_CHUNK),
    part('history', () => forgetHistory(db, env.HISTORY_KEPT_DAYS)),
    part('delivery-details', () => forgetDeliveryDetails(db, env.DELIVERY_DETAILS_KEPT_DAYS)),
    part('dispatch-bodies', () => forgetDispatchBodies(db, env.DISPATCH_BODIES_KEPT_DAYS)),
    part('imports', () => forgetImports(db, env.IMPORTS_KEPT_DAYS)),
    part('past-prices', () => forgetPastPrices(db)),
    part('pictures', () => forgetPictures(db), PICTURES_CHUNK),
    part('mail-waits', () => shortenMailWaits(db, [ACCOUNT_MAIL_TASK, SUBSCRIPTION_MAIL_TASK])),
    part('failed-jobs', async () => {
      const givenUp = await deleteFailedJobs(db, [
        ...[ACCOUNT_MAIL_TASK, RECOVERY_TASK, EMAIL_CHANGE_TASK, END_SESSIONS_TASK],
        ...[SUBSCRIPTION_MAIL_TASK, SUBSCRIBE_TASK],
      ]);
      if (givenUp > 0) log.warn({ givenUp }, 'Work on accounts was given up');
      return givenUp;
    }),
  ];
}
