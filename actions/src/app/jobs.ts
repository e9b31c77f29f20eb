import { announceNotices } from '#actions/features/announce-notices/announce-notices.ts';
import { deletePastTokens } from '#actions/features/api-keys/key-store.ts';
import { createEmailChangeTask } from '#actions/features/change-email/email-change-job.ts';
import { failAbandonedImports } from '#actions/features/import-contacts/import-record.ts';
import { projectUserRoles } from '#actions/features/project-user-roles/project-user-roles.ts';
import { createRecoveryTask, RECOVERY_TASK } from '#actions/features/recover-password/recovery-job.ts';
import { consumeOutbox } from '#actions/features/relay-outbox/consume-outbox.ts';
import { deletePastEvents, relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { cleanWebhooks } from '#actions/features/send-webhooks/clean-webhooks.ts';
import { planDeliveries } from '#actions/features/send-webhooks/plan-deliveries.ts';
import { createPostEvent } from '#actions/features/send-webhooks/post-event.ts';
import { startWebhooks } from '#actions/features/send-webhooks/start-webhooks.ts';
import { deleteExpiredLinks } from '#actions/lib/accounts/account-links.ts';
import { ACCOUNT_MAIL_TASK, deleteFailedJobs } from '#actions/lib/accounts/account-mail.ts';
import { EMAIL_CHANGE_TASK } from '#actions/lib/accounts/drop-links.ts';
import { createEndSessionsTask, END_SESSIONS_TASK } from '#actions/lib/accounts/end-sessions.ts';
import { deletePastInvitations } from '#actions/lib/accounts/invitations.ts';
import { createAccountMailTask } from '#actions/lib/accounts/send-account-mail.ts';
import { deletePastAttempts } from '#actions/lib/attempt-limit.ts';
import { deleteExpiredCaptchas } from '#actions/lib/captcha/altcha.ts';
import { startJobsRunner, type JobsRunner } from '#actions/lib/jobs/start-jobs-runner.ts';
import { runRegularly } from '#actions/lib/jobs/run-regularly.ts';
import { deletePastSignIns } from '#actions/lib/sessions/sign-ins.ts';
import type { Services } from './services.ts';

const PROJECTION_INTERVAL_MS = 3 * 60_000;
/** A notice appears and goes at most this late on pages that are open. */
const NOTICE_INTERVAL_MS = 5_000;
/** What follows a change (a rebuilt page, a webhook) learns of it at most this late. */
const RELAY_INTERVAL_MS = 1_000;
/** The history says at most this late that an import was interrupted. */
const IMPORT_CHECK_INTERVAL_MS = 5_000;
const CLEANING_INTERVAL_MS = 60_000;
/** Work on accounts, mails above all, that one instance does at a time. */
const ACCOUNT_JOBS = 2;

/** Starts what the service does by itself. */
export function startJobs({ pool, keycloakAdmin, log }: Services): { stop: () => Promise<void> } {
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
      run: async () => {
        await announceNotices(pool);
      },
    }),
    runRegularly({
      name: 'relay-outbox',
      intervalMs: RELAY_INTERVAL_MS,
      log,
      run: async () => {
        await relayOutbox(pool);
      },
    }),
    runRegularly({
      name: 'fail-abandoned-imports',
      intervalMs: IMPORT_CHECK_INTERVAL_MS,
      log,
      run: async () => {
        const { failed } = await failAbandonedImports(pool);
        if (failed > 0) log.warn({ failed }, 'Imports were interrupted');
      },
    }),
    runRegularly({ name: 'clean-up', intervalMs: CLEANING_INTERVAL_MS, log, run: () => cleanUp(pool, log) }),
  ];

  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Drops what was kept for long enough. */
async function cleanUp(pool: Services['pool'], log: Services['log']): Promise<void> {
  await deletePastAttempts(pool);
  await deletePastEvents(pool);
  await deletePastTokens(pool);
  await deleteExpiredCaptchas(pool);
  await deletePastSignIns(pool);
  await deleteExpiredLinks(pool);
  await deletePastInvitations(pool);
  await cleanWebhooks(pool);
  const givenUp = await deleteFailedJobs(pool, [
    ...[ACCOUNT_MAIL_TASK, RECOVERY_TASK, EMAIL_CHANGE_TASK, END_SESSIONS_TASK],
  ]);
  if (givenUp > 0) log.warn({ givenUp }, 'Work on accounts was given up');
}

/** Works on what is queued about accounts, beside the dispatcher: a newsletter of hours holds up no mail of these. */
export function startAccountJobs(services: Services): Promise<JobsRunner> {
  return startJobsRunner({
    ...services,
    concurrency: ACCOUNT_JOBS,
    tasks: {
      [ACCOUNT_MAIL_TASK]: createAccountMailTask(services),
      [RECOVERY_TASK]: createRecoveryTask(services),
      [EMAIL_CHANGE_TASK]: createEmailChangeTask(services),
      [END_SESSIONS_TASK]: createEndSessionsTask(services),
    },
  });
}

/** Tells other systems of what happened. */
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
