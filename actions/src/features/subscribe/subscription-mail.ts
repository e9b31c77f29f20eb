import type { Task } from 'graphile-worker';
import { object, string } from 'yup';
import type { Env } from '#actions/config/env.ts';
import type { Locale } from '#actions/config/locale.ts';
import { MAX_ATTEMPTS } from '#actions/lib/account-mails/account-mail.ts';
import { sendAutomaticMail, type AutomaticMailDeps } from '#actions/lib/account-mails/send-automatic-mail.ts';
import type { Db } from '#actions/lib/database.ts';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import {
  deleteRequest,
  findAwaiting,
  findToken,
  MAX_MAILS,
  renewRequest,
  REQUEST_LIFETIME_S,
} from './subscription-requests.ts';

export const SUBSCRIPTION_MAIL_TASK = 'send_subscription_mail';

const payloadSchema = object({ requestId: string().uuid().required() }).required();

/** Queues the mail that asks whether a request is its owner's. The job holds neither email nor token. */
export async function queueSubscriptionMail(db: Db, requestId: string): Promise<void> {
  await queueJob(db, { task: SUBSCRIPTION_MAIL_TASK, payload: { requestId }, maxAttempts: MAX_ATTEMPTS });
}

type Deps = AutomaticMailDeps & { env: Pick<Env, 'LINK_SECRET'> };

/**
 * Creates the task that mails the link of a request. An email that gets newsletters already is not asked, and one that
 * was asked MAX_MAILS times within a day is not asked again; such a request is deleted. Every attempt to send the mail
 * has the same Message-ID and link.
 */
export function createSubscriptionMailTask(deps: Deps): Task {
  return async (payload) => {
    const { requestId: id } = payloadSchema.validateSync(payload);
    const request = await findAwaiting(deps.pool, id);
    if (!request) return;
    const token = findToken(id, request, deps.env.LINK_SECRET);
    if (request.isSubscribed || request.earlier >= MAX_MAILS || token === undefined) {
      deps.log.info({ requestId: id }, 'A sign-up for newsletters needs no mail');
      await deleteRequest(deps.pool, id);
      return;
    }
    const { email: to, locale } = request;
    const link = {
      url: subscriptionUrl(deps.env.PUBLIC_URL, locale, token),
      expiresAt: await renewRequest(deps.pool, id),
      lifetimeS: REQUEST_LIFETIME_S,
    };
    const parts = { messageName: `subscription-${id}`, about: { requestId: id } };
    await sendAutomaticMail({ kind: 'subscription', to, locale, facts: {}, link, ...parts }, deps);
  };
}

/** Returns the URL of the page on which a request is confirmed. */
const subscriptionUrl = (publicUrl: string, locale: Locale, token: string): string =>
  `${publicUrl.replace(/\/$/, '')}/subscribe/${token}?lng=${locale}`;
