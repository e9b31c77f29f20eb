import type { Pool } from 'pg';
import { Counter, Gauge, Registry } from 'prom-client';
import type { JobEnd } from '#actions/lib/jobs/start-jobs-runner.ts';
import type { Mailer } from '#actions/lib/mail/mailer.ts';
import { observePools } from '#runtime/metrics.ts';

/** Creates the metrics of this service, besides those of its requests. */
export function createMetrics(pool: Pool) {
  const registry = new Registry();
  const watchPool = observePools(registry, { main: pool });
  observeQueue(registry, pool);
  observeWebhooks(registry, pool);
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

  return {
    registry,
    watchPool,
    countMails: (mailer: Mailer): Mailer => ({
      ...mailer,
      async deliver(envelope, message) {
        const outcome = await mailer.deliver(envelope, message);
        mails.inc({ outcome: outcome.kind });
        return outcome;
      },
    }),
    countJob: (task: string, outcome: JobEnd) => jobs.inc({ task, outcome }),
    countWebhook: (outcome: string) => webhooks.inc({ outcome }),
    countCleaningFailure: (part: string) => cleaningFailures.inc({ part }),
  };
}

/** Adds a gauge of graphile-worker's jobs. It is read from the database, so every instance reports the same numbers. */
function observeQueue(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'hostfront_jobs_queued',
    help: 'Jobs in the queue: "ready" to be worked on, "later", "running", or "failed" for good.',
    labelNames: ['task', 'state'],
    registers: [registry],
    async collect() {
      const { rows } = await pool.query<{ task: string; state: string; jobs: number }>(
        `select task_identifier as task,
           case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
             when run_at > now() then 'later' else 'ready' end as state,
           count(*)::int as jobs
         from graphile_worker.jobs group by 1, 2`,
      );
      this.reset();
      for (const { task, state, jobs } of rows) this.set({ task, state }, jobs);
    },
  });
}

/**
 * Adds a gauge of webhook deliveries that wait. It is read from the database, so every instance reports the same
 * numbers.
 */
function observeWebhooks(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'hostfront_webhook_deliveries_waiting',
    help: 'Deliveries of webhooks that are neither delivered nor given up, by whether one of them failed before.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { rows } = await pool.query<{ state: string; deliveries: number }>(
        `select case when attempts_count > 0 then 'retrying' else 'new' end as state, count(*)::int as deliveries
         from webhook_deliveries where state = 'waiting' group by 1`,
      );
      this.reset();
      for (const { state, deliveries } of rows) this.set({ state }, deliveries);
    },
  });
}
