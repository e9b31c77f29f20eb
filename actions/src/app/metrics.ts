import type { Pool } from 'pg';
import { Counter, Registry } from 'prom-client';
import type { JobEnd } from '#actions/lib/jobs/start-jobs-runner.ts';
import type { Mailer } from '#actions/lib/mail/mailer.ts';
import { observePools } from '#runtime/observe/metrics.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { observeDatabase } from './observe-database.ts';

/** Creates the metrics of this service, besides those of its requests. */
export function createMetrics(pool: Pool) {
  const registry = new Registry();
  const onPool = observePools(registry, { main: pool });
  observeDatabase(registry, pool);
  const mails = new Counter({
    name: 'hostfront_mails_total',
    help: 'Mails handed to the mail server, by what came of it.',
    labelNames: ['outcome'],
    registers: [registry],
  });

  const jobs = new Counter({
    name: 'hostfront_jobs_total',
    help: 'Runs of jobs in this process, by what came of them.',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  });

  const webhooks = new Counter({
    name: 'hostfront_webhook_attempts_total',
    help: 'Attempts to deliver a webhook in this process, by what came of them: "delivered", "retried" later, or "given_up".',
    labelNames: ['outcome'],
    registers: [registry],
  });

  const cleaningFailures = new Counter({
    name: 'hostfront_cleaning_failures_total',
    help: 'Parts of the regular clean-up that failed in this process; the next run tries them again.',
    labelNames: ['part'],
    registers: [registry],
  });

  const refusedSignIns = new Counter({
    name: 'hostfront_sign_in_failures_total',
    help: 'Attempts to sign in with a password that failed, by the code of the error (docs/integrate/error-codes.md).',
    labelNames: ['reason'],
    registers: [registry],
  });

  return {
    registry,
    countMails: (mailer: Mailer): Mailer => ({
      ...mailer,
      async deliver(envelope, message) {
        const outcome = await mailer.deliver(envelope, message);
        mails.inc({ outcome: outcome.kind });
        return outcome;
      },
    }),
    /** Functions that other parts call with what happens in them. */
    observers: {
      onPool,
      onJobEnd: (task: string, outcome: JobEnd) => jobs.inc({ task, outcome }),
      onWebhook: (outcome: string) => webhooks.inc({ outcome }),
      onCleaningFailure: (part: string) => cleaningFailures.inc({ part }),
      onSignInFailure: (error: unknown) =>
        refusedSignIns.inc({ reason: error instanceof ActionError ? error.code : 'unexpected' }),
    },
  };
}
