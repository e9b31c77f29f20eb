import { escapeIdentifier, escapeLiteral, type ClientBase } from 'pg';
import { type TableDependency, tableKey, type WatchedTable } from '../contract/execution.ts';
import { isConnectionFault } from '../errors/format-error.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import type { KeyColumn } from '../model/key-column.ts';
import { namesOf, PARTS } from './fingerprint.ts';
import { FUNCTION_PREFIX, type FunctionKind, triggerFunction } from './trigger-functions.ts';

/** Code of the error by which `lock_timeout` ends a wait. */
export const LOCK_NOT_AVAILABLE = '55P03';

type Trigger = readonly [name: string, event: string, referencing: string, run: FunctionKind];

/**
 * For each trigger: its name, its event, its transition tables and its function. A statement that touched no row, or left
 * every row as it was, is not reported.
 */
const TRIGGERS: readonly Trigger[] = [
  ['engine_report', 'after truncate', '', 'change'],
  ['engine_report_delete', 'after delete', 'referencing old table as changed_rows', 'rows'],
  ['engine_report_insert', 'after insert', 'referencing new table as changed_rows', 'rows'],
  [
    'engine_report_update',
    'after update',
    'referencing old table as old_rows new table as new_rows',
    'update',
  ],
];

/**
 * Triggers of tables that are neither partitions nor parents of others. Their updates are reported row by row, which costs
 * a small update less than transition tables. Elsewhere an update may move a row from one table to another, which fires
 * no update trigger of the row. Inserts and deletes are reported by statement, so that bulk loads keep their speed.
 */
const SINGLE_TRIGGERS: readonly Trigger[] = [
  ...TRIGGERS.filter(([, , , kind]) => kind !== 'update'),
  ['engine_report_update', 'after update', '', 'row'],
];

/**
 * Triggers of tables that have foreign tables among their parts: without transition tables every statement is a
 * change.
 */
const PLAIN_TRIGGERS: readonly Trigger[] = [
  ['engine_report', 'after insert or update or delete or truncate', '', 'change'],
];

/** Selects the tables whose statements may change rows of tracked ones, which `keys` names. */
const TARGETS = `
${PARTS}, with_foreign as (
  select i.inhparent as oid from pg_catalog.pg_inherits i
  join pg_catalog.pg_class f on f.oid = i.inhrelid and f.relkind = 'f'
  union
  select i.inhparent from with_foreign w join pg_catalog.pg_inherits i on i.inhrelid = w.oid
)
select n.nspname as schema, c.relname as name, array_agg(p.key order by p.key) as keys,
  c.oid in (select oid from tracked) as is_tracked,
  c.relkind = 'r' and not exists (
    select from pg_catalog.pg_inherits i where c.oid in (i.inhrelid, i.inhparent)
  ) as is_single,
  c.oid in (select oid from with_foreign) as has_foreign,
  array(
    select a.attname::text from pg_catalog.pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ) as columns,
  array(
    select g.tgname || ' ' || f.proname || ' ' || encode(g.tgargs, 'hex')
    from pg_catalog.pg_trigger g join pg_catalog.pg_proc f on f.oid = g.tgfoid
    where g.tgrelid = c.oid and g.tgname ^@ 'engine_report' order by g.tgname
  ) as present,
  exists (
    select from pg_catalog.pg_trigger g
    where g.tgrelid = c.oid and g.tgname ^@ 'engine_report' and g.tgenabled not in ('O', 'A')
  ) or exists (select from pg_catalog.pg_subscription_rel s where s.srrelid = c.oid) as is_muted
from parts p
join pg_catalog.pg_class c on c.oid = p.oid and c.relkind in ('r', 'p')
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
group by c.oid, c.relkind, n.nspname, c.relname`;

export type TriggerTarget = {
  schema: string;
  name: string;
  keys: string[];
  is_tracked: boolean;
  has_foreign: boolean;
  columns: string[];
  /** True if the table is neither a part of another one nor has parts itself. */
  is_single: boolean;
  present: string[];
  /**
   * True if somebody has disabled a trigger, for a bulk load for example: it stays disabled, and the table is polled. So
   * is one that a logical replication writes to, because its statements fire no such triggers.
   */
  is_muted: boolean;
};

export type TriggerState = {
  /** Keys of the tables that notify of their changes. */
  readonly watched: ReadonlySet<string>;
  readonly missing: readonly Wanted[];
};

type Wanted = TriggerTarget & { readonly keyColumns: readonly KeyColumn[] };

/** Reads which tables have their triggers; changes nothing and locks nothing. */
export async function inspectTriggers(
  client: Pick<ClientBase, 'query'>,
  tables: readonly WatchedTable[],
): Promise<TriggerState> {
  const { rows: found } = await client.query<TriggerTarget>(TARGETS, [namesOf(tables)]);
  const columnsOf = new Map(tables.map((table) => [tableKey(table), table.keyColumns ?? []]));
  const rows = found.map((target): Wanted => ({ ...target, keyColumns: keyColumnsOf(target, columnsOf) }));
  const names = new Map<string, string>();
  const incomplete = new Set(rows.filter((target) => !isComplete(target, names)));
  const missing = rows.filter((target) => !target.is_muted && incomplete.has(target));
  const silent = new Set(
    rows.filter((row) => row.is_muted || incomplete.has(row)).flatMap(({ keys }) => keys),
  );
  const tracked = rows.filter((row) => row.is_tracked).map(tableKey);

  return { watched: new Set(tracked.filter((key) => !silent.has(key))), missing };
}

/**
 * Makes sure that every tracked table notifies of its changes; returns the keys of the tables that do.
 *
 * Only missing tables that are due (`isDue`) are tried. Views and foreign tables can't notify; a table on which no
 * trigger could be created is left out and passed to `onRefused`. Rejects if the connection is lost: that says nothing
 * of the table. A table that has its triggers already is not locked. Nothing is created while another engine takes longer
 * for that than the session's `lock_timeout`; what it leaves is missing at the next check.
 *
 * `npm run bench -- triggers` measures the triggers' cost (docs/build/benchmarks.md).
 */
export async function ensureTriggers(
  client: ClientBase,
  tables: readonly WatchedTable[],
  onRefused: (table: TableDependency, error: unknown) => void,
  isDue: (table: TableDependency) => boolean = () => true,
): Promise<ReadonlySet<string>> {
  if (!(await lockChangeTriggers(client))) return (await inspectTriggers(client, tables)).watched;
  try {
    await client.query('create schema if not exists engine');
    const { missing, watched } = await inspectTriggers(client, tables);
    const due = missing.filter(isDue);
    if (due.length === 0) return watched;
    for (const target of due) {
      try {
        await client.query(createTriggers(target));
        await client.query(alwaysFire(target)).catch(notOwner);
      } catch (error) {
        if (isConnectionFault(error)) throw error;
        onRefused(target, error);
      }
    }
    return (await inspectTriggers(client, tables)).watched;
  } finally {
    await client.query('select pg_catalog.pg_advisory_unlock($1)', [ADVISORY_LOCKS.changeTriggers]);
  }
}

/** Waits until no other engine creates triggers; returns false if that takes too long. */
async function lockChangeTriggers(client: ClientBase): Promise<boolean> {
  try {
    await client.query('select pg_catalog.pg_advisory_lock($1)', [ADVISORY_LOCKS.changeTriggers]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    return false;
  }
}

/**
 * Drops everything that `ensureTriggers` created, in earlier versions too. The log of asynchronous actions stays, in the
 * same schema.
 */
export async function removeTriggers(client: ClientBase): Promise<void> {
  await client.query(`
    do $$ declare one text; begin
      for one in select p.oid::regprocedure from pg_catalog.pg_proc p
        join pg_catalog.pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'engine' and p.prorettype = 'trigger'::regtype and p.proname ~ '^(${FUNCTION_PREFIX}|notify_)'
      loop
        execute 'drop function ' || one || ' cascade';
      end loop;
    end $$;
    do $$ begin drop schema if exists engine; exception when dependent_objects_still_exist then null; end $$`);
}

/**
 * Returns the key columns of all tracked tables whose rows the target's statements may change. A table lacks the columns
 * that only its children have; a change that is reported without them concerns all their values.
 */
function keyColumnsOf(
  { keys, columns }: TriggerTarget,
  columnsOf: ReadonlyMap<string, readonly KeyColumn[]>,
): readonly KeyColumn[] {
  const byName = new Map(
    keys
      .flatMap((key) => columnsOf.get(key) ?? [])
      .filter(({ name }) => columns.includes(name))
      .map((column) => [column.name, column]),
  );

  return [...byName.values()];
}

function triggersOf({ has_foreign, is_single }: TriggerTarget): readonly Trigger[] {
  if (has_foreign) return PLAIN_TRIGGERS;

  return is_single ? SINGLE_TRIGGERS : TRIGGERS;
}

/**
 * Returns true if the table has all its triggers. pg_trigger.tgargs holds the arguments, each ended by a zero byte.
 * `names` holds the functions' names, which tables with equal key columns share.
 */
function isComplete(target: Wanted, names: Map<string, string>): boolean {
  const args = Buffer.from(target.keys.map((key) => `${key}\0`).join('')).toString('hex');
  const columns = JSON.stringify(target.keyColumns);
  const expected = triggersOf(target).map(([name, , , kind]) => {
    const key = `${kind} ${columns}`;
    const run = names.get(key) ?? triggerFunction(kind, target.keyColumns).name;
    names.set(key, run);

    return `${name} ${run} ${args}`;
  });

  return expected.length === target.present.length && expected.every((one) => target.present.includes(one));
}

/** Returns statements to be sent as one query, which is one transaction: a table gets all of its triggers or none. */
function createTriggers(target: Wanted): string {
  const keys = target.keys.map(escapeLiteral).join(', ');

  return triggersOf(target)
    .map(([name, event, referencing, kind]) => {
      const { name: run, sql } = triggerFunction(kind, target.keyColumns);

      return `${sql}
        create or replace trigger ${name} ${event} on ${quoted(target)} ${referencing}
          for each ${kind === 'row' ? 'row' : 'statement'} execute function engine.${run}(${keys});`;
    })
    .join('\n');
}

/** Returns the statement that makes the triggers fire for replicated writes too (session_replication_role). */
function alwaysFire(target: TriggerTarget): string {
  const actions = triggersOf(target).map(([name]) => `enable always trigger ${name}`);

  return `alter table only ${quoted(target)} ${actions.join(', ')}`;
}

/** Ignores that only a table's owner may set `enable always`; without it the triggers miss only replicated writes. */
function notOwner(): void {
  // The safety refetch finds replicated writes.
}

function quoted({ schema, name }: TriggerTarget): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}
