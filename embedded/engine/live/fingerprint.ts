import type { ClientBase } from 'pg';
import { type TableDependency, tableKey } from '../contract/execution.ts';

/**
 * The tracked ordinary and partitioned tables, each with its key, and with the same key all tables whose statements may
 * change its rows: its partitions and children, and the tables of which it is a part itself.
 */
export const PARTS = `
with recursive tracked as (
  select c.oid, t.key
  from json_to_recordset($1) as t(schema text, name text, key text)
  join pg_catalog.pg_namespace n on n.nspname = t.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = t.name and c.relkind in ('r', 'p')
), below as (
  select oid, key from tracked
  union
  select i.inhrelid, b.key from below b join pg_catalog.pg_inherits i on i.inhparent = b.oid
), above as (
  select oid, key from tracked
  union
  select i.inhparent, a.key from above a join pg_catalog.pg_inherits i on i.inhrelid = a.oid
), parts as (
  select oid, key from below union select oid, key from above
)`;

/**
 * Selects one hash of everything in the catalog that can change what a tracked table holds, or whether it notifies,
 * without a trigger: columns, partitions, triggers, and the types of the columns with what these are made of. \`xmin\`
 * is another one after each change of a row.
 */
const FINGERPRINT = `
${PARTS}, types as (
  select a.atttypid as oid from pg_catalog.pg_attribute a
  where a.attrelid in (select oid from parts) and a.attnum > 0 and not a.attisdropped
  union
  select made_of.oid from types
  join pg_catalog.pg_type t on t.oid = types.oid
  left join pg_catalog.pg_range r on r.rngtypid = t.oid or r.rngmultitypid = t.oid
  cross join lateral (
    values (t.typelem), (t.typbasetype), (r.rngsubtype)
    union all
    select a.atttypid from pg_catalog.pg_attribute a
    where t.typtype = 'c' and a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped
  ) as made_of (oid)
  where made_of.oid <> 0
), composites as (
  select typrelid as oid from pg_catalog.pg_type where typtype = 'c' and oid in (select oid from types)
), rows as (
  select oid, xmin from pg_catalog.pg_class where oid in (select oid from parts)
  union all
  select attrelid, xmin from pg_catalog.pg_attribute where attrelid in (select oid from parts) and attnum > 0
  union all
  select attrelid, xmin from pg_catalog.pg_attribute where attrelid in (select oid from composites) and attnum > 0
  union all
  select inhrelid, xmin from pg_catalog.pg_inherits where inhparent in (select oid from parts)
  union all
  select oid, xmin from pg_catalog.pg_trigger where tgrelid in (select oid from parts)
  union all
  select srrelid, xmin from pg_catalog.pg_subscription_rel where srrelid in (select oid from parts)
  union all
  select oid, xmin from pg_catalog.pg_type where oid in (select oid from types)
  union all
  select oid, xmin from pg_catalog.pg_enum where enumtypid in (select oid from types)
)
select md5(string_agg(oid || ' ' || xmin, ',' order by oid, xmin::text)) as fingerprint from rows`;

/** Returns a hash that changes with every definition on which the tables' contents and triggers depend. */
export async function fingerprintOf(
  client: Pick<ClientBase, 'query'>,
  tables: readonly TableDependency[],
): Promise<string> {
  const { rows } = await client.query<{ fingerprint: string | null }>(FINGERPRINT, [namesOf(tables)]);

  return rows[0]?.fingerprint ?? '';
}

/** Returns the parameter of PARTS. */
export function namesOf(tables: readonly TableDependency[]): string {
  return JSON.stringify(
    tables.map(({ schema, name }) => ({ schema, name, key: tableKey({ schema, name }) })),
  );
}
