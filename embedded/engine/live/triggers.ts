import { escapeIdentifier, escapeLiteral, type ClientBase } from 'pg';
import { type TableDependency, tableKey } from '../contract/execution.ts';

/** Where the triggers speak and the engine listens. */
export const CHANNEL = 'engine_changes';

const TRIGGER = 'engine_notify';
/** Any number will do, as long as two engines on one database use the same. */
const LOCK = 7_302_211;

/** One notification for each tracked table that the written one is (a part of); equal ones of a transaction become one. */
const FUNCTION = `
create schema if not exists engine;
create or replace function engine.notify_change() returns trigger language plpgsql as $$
declare
  changed text;
begin
  foreach changed in array tg_argv loop
    perform pg_catalog.pg_notify('${CHANNEL}', changed);
  end loop;
  return null;
end
$$;`;

/** Ordinary and partitioned tables among those tracked, with all their partitions and heirs, each naming who it is part of. */
const TARGETS = `
with recursive tracked as (
  select c.oid, t.key
  from json_to_recordset($1) as t(schema text, name text, key text)
  join pg_catalog.pg_namespace n on n.nspname = t.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = t.name and c.relkind in ('r', 'p')
), parts as (
  select oid, key from tracked
  union
  select i.inhrelid, p.key from parts p join pg_catalog.pg_inherits i on i.inhparent = p.oid
)
select n.nspname as schema, c.relname as name, array_agg(p.key order by p.key) as keys,
  c.oid in (select oid from tracked) as is_tracked,
  (select g.tgargs from pg_catalog.pg_trigger g
    where g.tgrelid = c.oid and g.tgname = '${TRIGGER}' and g.tgenabled = 'O') as present
from parts p
join pg_catalog.pg_class c on c.oid = p.oid and c.relkind in ('r', 'p')
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
group by c.oid, n.nspname, c.relname`;

type Target = { schema: string; name: string; keys: string[]; is_tracked: boolean; present: Buffer | null };

/**
 * Makes sure that every tracked table tells of its changes; gives back the keys of those that do.
 *
 * Views and foreign tables can't; a table that this user may not put a trigger on is left out and named to `onRefused`.
 * A table that has its trigger already is not locked.
 */
export async function ensureTriggers(
  client: ClientBase,
  tables: readonly TableDependency[],
  onRefused: (table: TableDependency, error: unknown) => void,
): Promise<ReadonlySet<string>> {
  await client.query('select pg_catalog.pg_advisory_lock($1)', [LOCK]);
  try {
    await client.query(FUNCTION);
    const named = tables.map(({ schema, name }) => ({ schema, name, key: tableKey({ schema, name }) }));
    const { rows } = await client.query<Target>(TARGETS, [JSON.stringify(named)]);
    const watched = new Set(rows.filter((row) => row.is_tracked).map(tableKey));
    for (const target of rows) {
      if (target.present?.equals(triggerArguments(target.keys)) === true) continue;
      try {
        await client.query(createTrigger(target));
      } catch (error) {
        onRefused(target, error);
        for (const key of target.keys) watched.delete(key);
      }
    }
    return watched;
  } finally {
    await client.query('select pg_catalog.pg_advisory_unlock($1)', [LOCK]);
  }
}

/** Takes everything back that `ensureTriggers` made. */
export async function removeTriggers(client: ClientBase): Promise<void> {
  await client.query('drop schema if exists engine cascade');
}

function createTrigger({ schema, name, keys }: Target): string {
  const table = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
  return `create or replace trigger ${TRIGGER} after insert or update or delete or truncate on ${table}
    for each statement execute function engine.notify_change(${keys.map(escapeLiteral).join(', ')})`;
}

/** As pg_trigger.tgargs holds them: each ended by a zero byte. */
function triggerArguments(keys: readonly string[]): Buffer {
  return Buffer.from(keys.map((key) => `${key}\0`).join(''));
}
