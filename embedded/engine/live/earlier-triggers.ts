import type { ClientBase } from 'pg';

/** Name of the connection on which engines listened that know only the earlier triggers. */
const EARLIER_LISTENER = 'engine-listen';

const EARLIER = `
select format('%I.%I', n.nspname, c.relname) as on_table, format('%I', g.tgname) as trigger
from pg_catalog.pg_trigger g
join pg_catalog.pg_class c on c.oid = g.tgrelid
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
join pg_catalog.pg_proc f on f.oid = g.tgfoid
join pg_catalog.pg_namespace fn on fn.oid = f.pronamespace
where fn.nspname = 'engine' and f.proname in ('notify_change', 'notify_rows', 'notify_update') and not exists (
  select from pg_catalog.pg_stat_activity
  where datname = current_database() and application_name = '${EARLIER_LISTENER}')`;

/**
 * Drops the triggers of earlier engines, which would slow down each write without any use. While such an engine listens
 * they stay, and one that starts later makes its own again. A table that is locked keeps them until the next start.
 */
export async function dropEarlierTriggers(
  client: Pick<ClientBase, 'query'>,
  onRefused: (table: string, error: unknown) => void,
): Promise<void> {
  const { rows } = await client.query<{ on_table: string; trigger: string }>(EARLIER);
  for (const { on_table: table, trigger } of rows) {
    try {
      await client.query(`drop trigger if exists ${trigger} on ${table}`);
    } catch (error) {
      onRefused(table, error);
    }
  }
}
