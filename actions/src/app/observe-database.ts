import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds that a question may take; Prometheus waits ten seconds for all metrics together. */
const ANSWER_MS = 3_000;

type DatabaseGauge = {
  name: string;
  help: string;
  /** SQL whose rows have the column `value`, and one more for each label. */
  sql: string;
  labelNames: readonly string[];
};

const GAUGES: readonly DatabaseGauge[] = [
  {
    name: 'hostfront_jobs_queued',
    help: 'Jobs in the queue: "ready" to be worked on, "later", "running", or "failed" for good.',
    labelNames: ['task', 'state'],
    sql: `
      select task_identifier as task,
        case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
          when run_at > now() then 'later' else 'ready' end as state,
        count(*) as value
      from graphile_worker.jobs group by 1, 2`,
  },
  {
    name: 'hostfront_webhook_deliveries_waiting',
    help: 'Deliveries of webhooks that are neither delivered nor given up, by whether one of them failed before.',
    labelNames: ['state'],
    sql: `
      select case when attempts_count > 0 then 'retrying' else 'new' end as state, count(*) as value
      from webhook_deliveries where state = 'waiting' group by 1`,
  },
  {
    name: 'hostfront_outbox_events_unnumbered',
    help: 'Committed events of the outbox that the relay has not numbered yet.',
    labelNames: [],
    sql: 'select count(*) as value from outbox.events where position is null',
  },
  {
    name: 'hostfront_outbox_unnumbered_age_seconds',
    help: 'Time since the first event that the relay has not numbered was written; 0 if there is none.',
    labelNames: [],
    sql: `
      select coalesce((
        select extract(epoch from clock_timestamp() - happened_at) from outbox.events
        where position is null order by id limit 1), 0) as value`,
  },
  {
    name: 'hostfront_deliveries_waiting',
    help: 'Deliveries of newsletters that are "queued", under way ("sending") or "unknown", of dispatches that have not ended.',
    labelNames: ['state'],
    sql: `
      select state, value from (
        select coalesce(sum(queued_count), 0) as queued, coalesce(sum(sending_count), 0) as sending,
          coalesce(sum(unknown_count), 0) as unknown
        from dispatches where state in ('scheduled', 'waiting', 'sending', 'paused')
      ) as counts, lateral (values ('queued', queued), ('sending', sending), ('unknown', unknown)) as states (state, value)`,
  },
  {
    name: 'hostfront_dispatches_open',
    help: 'Dispatches of newsletters that have not ended, by state and by whether a "problem" keeps them from going on.',
    labelNames: ['state', 'problem'],
    sql: `
      select state, case when problem is null then 'no' else 'yes' end as problem, count(*) as value
      from dispatches where state in ('scheduled', 'waiting', 'sending', 'paused') group by 1, 2`,
  },
  {
    name: 'hostfront_imports_recent',
    help: 'Imports of contacts that began within the last 24 hours, by state.',
    labelNames: ['state'],
    sql: `
      select state, count(*) as value from imports where created_at > now() - interval '24 hours' group by 1`,
  },
];

/**
 * Adds gauges that are read from the database, so that every instance reports the same numbers. While the database does
 * not answer, they have no values, and all other metrics are there.
 */
export function observeDatabase(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'hostfront_database_up',
    help: 'Whether the database answered while these metrics were read.',
    registers: [registry],
    async collect() {
      this.set((await ask(pool, 'select 1 as value')).length);
    },
  });
  for (const { name, help, labelNames, sql } of GAUGES) {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const rows = await ask(pool, sql);
        this.reset();
        // A gauge without labels would be 0 after its reset, although nothing is known.
        if (rows.length === 0 && labelNames.length === 0) this.remove();
        for (const { value, ...labels } of rows) this.set(labels, Number(value));
      },
    });
  }
}

/** Returns the rows of a query; none if the database does not answer in time. */
async function ask(pool: Pool, text: string): Promise<Array<Record<string, string>>> {
  const query = { text, query_timeout: ANSWER_MS };
  return pool.query<Record<string, string>>(query).then(
    ({ rows }) => rows,
    () => [],
  );
}
