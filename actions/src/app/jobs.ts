import { announceNotices } from '#actions/features/announce-notices/announce-notices.ts';
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
/** Upper bound for the delay with which a notice appears on open pages or disappears from them. */
const NOTICE_INTERVAL_MS = 5_000;
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
  const { pool, keycloakAdmin, log, databaseUrl, vitals } = services;
  let isStopping = false;
  const jobs = [
    runRegularly({
      name: 'project-user-roles',
      intervalMs: PROJECTION_INTERVAL_MS,
      log,
      run: async () => {
        const { changed, isLeaderless } = await projectUserRoles(pool, keycloakAdmin);
        if (isLeaderless)
          log.error('Keycloak has no administrator who may sign in; keycloak/apply makes the first one');
        if (changed > 0) log.info({ changed }, 'Roles were brought in step with Keycloak');
      },
    }),
    runRegularly({
      name: 'announce-notices',
      intervalMs: NOTICE_INTERVAL_MS,
      log,
      run: unlessHeld(pool, async () => {
        await announceNotices(pool);
      }),
    }),
    vitals.watch(
      'relay-outbox',
      runRegularly({
        name: 'relay-outbox',
        intervalMs: RELAY_INTERVAL_MS,
        log,
        run: async () => {
          await relayOutbox(pool);
        },
      }),
    ),
    ...startImportJobs({ pool, log, databaseUrl }, () => isStopping),
    runRegularly({
      name: 'delete-answers',
      intervalMs: ANSWERS_INTERVAL_MS,
      log,
      run: () => deletePastRefreshes(pool),
    }),
    runRegularly({
      name: 'count-subscribers',
      intervalMs: COUNT_INTERVAL_MS,
      log,
      run: unlessHeld(pool, () => countSubscribers(pool)),
    }),
    startHoldingBounces(services, () => isStopping),
    startCleaning(services, () => isStopping),
  ];

  return {
    async stop() {
      isStopping = true;
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Leaves out the runs of a job while the product is held. */
function unlessHeld(pool: Services['pool'], run: () => Promise<void>): () => Promise<void> {
  return async () => {
    if (!(await isHeld(pool))) await run();
  };
}

/** Starts the jobs that end or continue what a service that died left of imports. */
function startImportJobs(deps: Pick<Services, 'pool' | 'log' | 'databaseUrl'>, isStopping: () => boolean) {
  const { pool, log } = deps;
  return [
    runRegularly({
      name: 'fail-abandoned-imports',
      intervalMs: IMPORT_CHECK_INTERVAL_MS,
      log,
      run: unlessHeld(pool, async () => {
        const { failed } = await failAbandonedImports(pool);
        if (failed > 0) log.warn({ failed }, 'Imports were interrupted');
      }),
    }),
    runRegularly({
      name: 'resume-undoing',
      intervalMs: IMPORT_CHECK_INTERVAL_MS,
      log,
      run: unlessHeld(pool, async () => {
        const { resumed } = await resumeUndoing({ ...deps, isStopping });
        if (resumed > 0) log.info({ resumed }, 'Undoing imports went on');
      }),
    }),
  ];
}

/** Starts to look for domains whose mail server is in trouble. */
function startHoldingBounces({ pool, log }: Services, isStopping: () => boolean) {
  return runRegularly({
    name: 'hold-hard-bounces',
    intervalMs: BOUNCES_INTERVAL_MS,
    log,
    run: unlessHeld(pool, async () => {
      await holdHardBounces({ pool, log, isStopping });
    }),
  });
}

/** Starts the deletion of what is kept for a time only. */
function startCleaning({ pool, env, log, onCleaningFailure }: Services, isStopping: () => boolean) {
  const parts = cleaningParts(pool, env, log);
  return runRegularly({
    name: 'clean-up',
    intervalMs: CLEANING_INTERVAL_MS,
    log,
    run: unlessHeld(pool, () => cleanUp(parts, { log, onFailure: onCleaningFailure, isStopping })),
  });
}

/**
 * Starts the runners of account jobs and sign-ups: one for account mails and one for sign-ups' mails, which may wait long
 * for a mail server, and one for all others. They are separate from the dispatcher's, so that neither a newsletter that
 * takes hours nor strangers who sign up delay an account mail.
 */
export async function startAccountJobs(services: Services): Promise<Pick<JobsRunner, 'names' | 'stop'>> {
  const runners: JobsRunner[] = [];
  const stop = async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
  };
  try {
    for (const [name, start] of LANES) runners.push(services.vitals.watch(name, await start(services)));
  } catch (error) {
    await stop();
    throw error;
  }

  return { names: () => runners.flatMap((runner) => runner.names()), stop };
}

function startAccountMails(services: Services): Promise<JobsRunner> {
  return startJobsRunner({
    ...services,
    concurrency: ACCOUNT_MAILS,
    tasks: { [ACCOUNT_MAIL_TASK]: createAccountMailTask(services) },
  });
}

function startSubscriptionMails(services: Services): Promise<JobsRunner> {
  return startJobsRunner({
    ...services,
    concurrency: SUBSCRIPTION_MAILS,
    tasks: { [SUBSCRIPTION_MAIL_TASK]: createSubscriptionMailTask(services) },
  });
}

function startOtherJobs(services: Services): Promise<JobsRunner> {
  return startJobsRunner({
    ...services,
    concurrency: ACCOUNT_JOBS,
    tasks: {
      [RECOVERY_TASK]: createRecoveryTask(services),
      [EMAIL_CHANGE_TASK]: createEmailChangeTask(services),
      [END_SESSIONS_TASK]: createEndSessionsTask(services),
      ...createSubscriptionTasks(services),
      [SUBSCRIBE_TASK]: createSubscribeTask(services),
      [MAIL_EVENT_TASK]: createMailEventTask(services),
    },
  });
}

const LANES = [
  ['account-mails', startAccountMails],
  ['subscription-mails', startSubscriptionMails],
  ['account-jobs', startOtherJobs],
] as const;

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
