import type { TaskList } from 'graphile-worker';
import { announceNews, announceNotices } from '#actions/features/announce-notices/announce-notices.ts';
import { announcePlans } from '#actions/features/announce-plans/announce-plans.ts';
import { countSubscribers } from '#actions/features/count-subscribers/count-subscribers.ts';
import { createEmailChangeTask } from '#actions/features/change-email/email-change-job.ts';
import { deletePastRefreshes } from '#actions/features/keep-session/refresh-claims.ts';
import { failAbandonedImports } from '#actions/features/import-contacts/import-record.ts';
import { resumeUndoing } from '#actions/features/import-contacts/undo-import.ts';
import { projectUserRoles } from '#actions/features/project-user-roles/project-user-roles.ts';
import { createRecoveryTask, RECOVERY_TASK } from '#actions/features/recover-password/recovery-job.ts';
import { consumeOutbox } from '#actions/features/relay-outbox/consume-outbox.ts';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { planDeliveries } from '#actions/features/send-webhooks/plan-deliveries.ts';
import { createPostEvent } from '#actions/features/send-webhooks/post-event.ts';
import { startWebhooks } from '#actions/features/send-webhooks/start-webhooks.ts';
import { createSubscribeTask, SUBSCRIBE_TASK } from '#actions/features/subscribe/confirm-subscription.ts';
import {
  createSubscriptionMailTask,
  SUBSCRIPTION_MAIL_TASK,
} from '#actions/features/subscribe/subscription-mail.ts';
import { createMailEventTask } from '#actions/features/take-mail-events/apply-mail-event.ts';
import { holdHardBounces } from '#actions/features/take-mail-events/hold-hard-bounces.ts';
import { createSubscriptionTasks } from '#actions/features/unsubscribe/contact-subscription.ts';
import { ACCOUNT_MAIL_TASK } from '#actions/lib/account-mails/account-mail.ts';
import { EMAIL_CHANGE_TASK } from '#actions/lib/account-mails/drop-links.ts';
import { createEndSessionsTask, END_SESSIONS_TASK } from '#actions/lib/accounts/end-sessions.ts';
import { createAccountMailTask } from '#actions/lib/account-mails/send-account-mail.ts';
import { MAIL_EVENT_TASK } from '#actions/lib/mail/mail-event.ts';
import { startJobsRunner, type JobsRunner } from '#actions/lib/jobs/start-jobs-runner.ts';
import { isHeld } from '#actions/lib/hold/hold-gate.ts';
import { runRegularly } from '#actions/lib/jobs/run-regularly.ts';
import { cleaningParts, cleanUp } from './clean-up.ts';
import type { Services } from './services.ts';

const PROJECTION_INTERVAL_MS = 3 * 60_000;
/** Upper bound for the delay with which open pages and webhooks learn that a notice or plan has appeared or ended. */
const ANNOUNCE_INTERVAL_MS = 5_000;
/** Upper bound for the delay with which readers of the outbox (page rebuilds, webhooks) learn of a change. */
const RELAY_INTERVAL_MS = 1_000;
/** Upper bound for the delay with which an interrupted import is marked as failed. */
const IMPORT_CHECK_INTERVAL_MS = 5_000;
/** Milliseconds between two deletions of the expired answers of sessions. */
const ANSWERS_INTERVAL_MS = 5_000;
/** Upper bound for what the total of a day misses of its last contacts. */
const COUNT_INTERVAL_MS = 10 * 60_000;
const CLEANING_INTERVAL_MS = 60_000;
/** Upper bound for the time that contacts are bounced for the trouble of their mail server. */
const BOUNCES_INTERVAL_MS = 10_000;
/** Account mails, and other jobs for accounts, that one instance runs at the same time. */
const ACCOUNT_MAILS = 2;
const ACCOUNT_JOBS = 2;
/** Mails to people who signed up for newsletters that one instance sends at the same time. */
const SUBSCRIPTION_MAILS = 1;

/**
 * Starts the jobs that run at intervals. While the product is held, only those run that keep it in step with Keycloak
 * and drop what must not stay.
 */
export function startJobs(services: Services): { stop: () => Promise<void> } {
  const { pool, keycloakAdmin, log, databaseUrl, env, vitals, onCleaningFailure } = services;
  let isStopping = false;
  const untilStopped = { isStopping: () => isStopping };
  const cleaning = cleaningParts(pool, env, log);
  const every = (intervalMs: number, name: string, run: () => Promise<unknown>) =>
    runRegularly({ name, intervalMs, log, run });
  const everyUnlessHeld = (intervalMs: number, name: string, run: () => Promise<unknown>) =>
    every(intervalMs, name, async () => {
      if (!(await isHeld(pool))) await run();
    });
  const jobs = [
    every(PROJECTION_INTERVAL_MS, 'project-user-roles', async () => {
      const { changed, isLeaderless } = await projectUserRoles(pool, keycloakAdmin);
      if (isLeaderless)
        log.error('Keycloak has no administrator who may sign in; keycloak/apply makes the first one');
      if (changed > 0) log.info({ changed }, 'Roles were brought in step with Keycloak');
    }),
    everyUnlessHeld(ANNOUNCE_INTERVAL_MS, 'announce-notices', () => announceNotices(pool)),
    everyUnlessHeld(ANNOUNCE_INTERVAL_MS, 'announce-news', () => announceNews(pool)),
    everyUnlessHeld(ANNOUNCE_INTERVAL_MS, 'announce-plans', () => announcePlans(pool)),
    vitals.watch(
      'relay-outbox',
      every(RELAY_INTERVAL_MS, 'relay-outbox', () => relayOutbox(pool)),
    ),
    everyUnlessHeld(IMPORT_CHECK_INTERVAL_MS, 'fail-abandoned-imports', async () => {
      const { failed } = await failAbandonedImports(pool);
      if (failed > 0) log.warn({ failed }, 'Imports were interrupted');
    }),
    everyUnlessHeld(IMPORT_CHECK_INTERVAL_MS, 'resume-undoing', async () => {
      const { resumed } = await resumeUndoing({ pool, log, databaseUrl, ...untilStopped });
      if (resumed > 0) log.info({ resumed }, 'Undoing imports went on');
    }),
    every(ANSWERS_INTERVAL_MS, 'delete-answers', () => deletePastRefreshes(pool)),
    everyUnlessHeld(COUNT_INTERVAL_MS, 'count-subscribers', () => countSubscribers(pool)),
    everyUnlessHeld(BOUNCES_INTERVAL_MS, 'hold-hard-bounces', () =>
      holdHardBounces({ pool, log, ...untilStopped }),
    ),
    everyUnlessHeld(CLEANING_INTERVAL_MS, 'clean-up', () =>
      cleanUp(cleaning, { log, onFailure: onCleaningFailure, ...untilStopped }),
    ),
  ];

  return {
    async stop() {
      isStopping = true;
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/**
 * Starts the runners of account jobs and sign-ups: one for account mails and one for sign-ups' mails, which may wait long
 * for a mail server, and one for all others. They are separate from the dispatcher's, so that neither a newsletter that
 * takes hours nor strangers who sign up delay an account mail.
 */
export async function startAccountJobs(services: Services): Promise<Pick<JobsRunner, 'names' | 'stop'>> {
  const lanes = [
    ['account-mails', ACCOUNT_MAILS, { [ACCOUNT_MAIL_TASK]: createAccountMailTask(services) }],
    [
      'subscription-mails',
      SUBSCRIPTION_MAILS,
      { [SUBSCRIPTION_MAIL_TASK]: createSubscriptionMailTask(services) },
    ],
    ['account-jobs', ACCOUNT_JOBS, createOtherTasks(services)],
  ] as const;
  const runners: JobsRunner[] = [];
  const stop = async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
  };
  try {
    for (const [name, concurrency, tasks] of lanes) {
      const runner = await startJobsRunner({ ...services, concurrency, tasks });
      runners.push(services.vitals.watch(name, runner));
    }
  } catch (error) {
    await stop();
    throw error;
  }

  return { names: () => runners.flatMap((runner) => runner.names()), stop };
}

const createOtherTasks = (services: Services): TaskList => ({
  [RECOVERY_TASK]: createRecoveryTask(services),
  [EMAIL_CHANGE_TASK]: createEmailChangeTask(services),
  [END_SESSIONS_TASK]: createEndSessionsTask(services),
  ...createSubscriptionTasks(services),
  [SUBSCRIBE_TASK]: createSubscribeTask(services),
  [MAIL_EVENT_TASK]: createMailEventTask(services),
});

/** Starts the delivery of webhooks to other systems. */
export function startWebhookDelivery({ pool, log, env, onWebhook }: Services): { stop: () => Promise<void> } {
  return startWebhooks({
    pool,
    log,
    post: createPostEvent({ allowPrivate: env.WEBHOOK_ALLOW_PRIVATE }),
    plan: () =>
      consumeOutbox(pool, {
        name: 'webhooks',
        tables: ['webhook_events'],
        handle: (events) => planDeliveries(pool, events),
      }),
    onAttempt: onWebhook,
  });
}
