const userSchemas = `n.nspname not in ('pg_catalog', 'pg_toast') and n.nspname !~ '^pg_(temp|toast_temp)_'`;

const columnNames = (keys: string, relation: string) => `
  (select json_agg(a.attname order by u.position)
   from unnest(${keys}) with ordinality as u(number, position)
   join pg_attribute a on a.attrelid = ${relation} and a.attnum = u.number)`;

/** Names of columns in the order of their numbers; a generated column is replaced by those of which it is made. */
const sourceNames = (numbers: string) => `
  (select json_agg(a.attname order by u.position, a.attnum)
   from unnest(${numbers}) with ordinality as u(number, position)
   join pg_attribute own on own.attrelid = c.oid and own.attnum = u.number
   left join lateral (
     select p.refobjsubid as number
     from pg_attrdef d
     join pg_depend p on p.classid = 'pg_attrdef'::regclass and p.objid = d.oid
       and p.refclassid = 'pg_class'::regclass and p.refobjid = c.oid and p.refobjsubid not in (0, u.number)
     where own.attgenerated <> '' and d.adrelid = c.oid and d.adnum = u.number) source on true
   join pg_attribute a on a.attrelid = c.oid and a.attnum = coalesce(source.number, u.number))`;

/**
 * Columns that may hold null, by relation: those without NOT NULL, those whose NOT NULL was not validated (since
 * PostgreSQL 18), those of foreign tables, where PostgreSQL checks nothing, and those that are one of these in a table that
 * inherits.
 */
const nullableColumns = `
  select a.attrelid as relation, a.attname as name
  from pg_attribute a join pg_class r on r.oid = a.attrelid
  where a.attnum > 0 and not a.attisdropped and (not a.attnotnull or r.relkind = 'f' or exists (
    select from pg_constraint k
    where k.conrelid = a.attrelid and k.contype = 'n' and not k.convalidated and k.conkey = array[a.attnum]))
  union
  select h.inhparent, nullable.name from nullable join pg_inherits h on h.inhrelid = nullable.relation`;

/**
 * Whether the foreign key `k` leads from every row to a row that the engine sees. It need not if it was never validated or
 * is not enforced, if it waits for the commit, if its triggers are switched off, if other tables inherit from its own, or
 * if policies hide rows.
 */
const isHeld = `
  k.convalidated and not k.condeferred and not fc.relrowsecurity
  and not exists (select from pg_trigger t where t.tgconstraint = k.oid and t.tgenabled not in ('O', 'A'))
  and not (c.relkind = 'r' and exists (select from pg_inherits h where h.inhparent = c.oid))`;

/**
 * Whether `on conflict` takes the constraint `k`, whose index is `i`: PostgreSQL takes none that can be deferred, that is
 * about periods, or whose table has rules for writing.
 */
const isArbiter = `
  not k.condeferrable and i.indisvalid and not i.indisexclusion
  and not exists (select from pg_rewrite w where w.ev_class = c.oid and w.ev_type in ('2', '3'))`;

/** Whether the key `k` is about periods (since PostgreSQL 18); earlier versions lack the column. */
const isTemporal = `coalesce((to_jsonb(k) ->> 'conperiod')::boolean, false)`;

/**
 * Every table and view with its columns, its keys and the writes that it allows. A table that had no rows when its
 * statistics were made counts as unknown, because it may be full by now.
 */
export const relationsQuery = `
with recursive nullable (relation, name) as (${nullableColumns})
select n.nspname as schema, c.relname as name, c.relkind::text as kind,
  obj_description(c.oid, 'pg_class') as comment, c.relrowsecurity as "hasPolicies",
  c.relkind = 'r' and exists (select from pg_inherits h where h.inhparent = c.oid) as "hasHeirs",
  has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as "isReadable",
  pg_relation_is_updatable(c.oid, true) as events,
  case when c.relkind in ('r', 'p', 'm') and c.reltuples > 0 then c.reltuples::float8 end as "estimatedRows",
  coalesce((
    select json_agg(json_build_object(
        'name', a.attname,
        'type', a.atttypid::text,
        'isNullable', (a.attrelid, a.attname) in (select relation, name from nullable),
        'hasDefault', a.atthasdef or a.attidentity <> '',
        'isGenerated', a.attgenerated <> '' or a.attidentity = 'a',
        'isExact', a.attgenerated <> 'v' and coalesce((
          select l.collisdeterministic from pg_collation l where l.oid = a.attcollation), true),
        'comment', col_description(c.oid, a.attnum)) order by a.attnum)
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
  coalesce((
    select json_agg(json_build_object('name', k.conname, 'isPrimary', k.contype = 'p', 'isArbiter', ${isArbiter},
        'columns', ${columnNames('k.conkey', 'c.oid')}) order by k.conname)
    from pg_constraint k join pg_index i on i.indexrelid = k.conindid
    where k.conrelid = c.oid and k.contype in ('p', 'u')), '[]') as constraints,
  coalesce((
    select json_agg(json_build_object('name', k.conname, 'isHeld', ${isHeld}, 'isTemporal', ${isTemporal},
        'columns', ${columnNames('k.conkey', 'c.oid')},
        'targetColumns', ${columnNames('k.confkey', 'k.confrelid')},
        'target', json_build_object('schema', fn.nspname, 'name', fc.relname)) order by k.conname)
    from pg_constraint k
    join pg_class fc on fc.oid = k.confrelid
    join pg_namespace fn on fn.oid = fc.relnamespace
    where k.conrelid = c.oid and k.contype = 'f' and k.conparentid = 0), '[]') as "foreignKeys",
  coalesce((
    select json_agg(json_build_object('name', rule.name, 'comment', rule.comment,
        'columns', coalesce(${sourceNames('rule.numbers')}, '[]')) order by rule.name)
    from (
      select k.conname as name, k.conkey as numbers, obj_description(k.oid, 'pg_constraint') as comment
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('c', 'f')
      union all
      select ic.relname, i.indkey::int2[], null
      from pg_index i join pg_class ic on ic.oid = i.indexrelid
      where i.indrelid = c.oid and i.indisunique) rule), '[]') as rules
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${userSchemas} and n.nspname <> 'information_schema'`;

/** Every function that a table field or root field could call. */
export const functionsQuery = `
select n.nspname as schema, p.proname as name, p.provolatile = 'v' as "isVolatile", p.proretset as "returnsSet",
  p.prorettype::text as "returnType", p.pronargdefaults as defaults,
  obj_description(p.oid, 'pg_proc') as comment,
  (select coalesce(json_agg(t.type::text order by t.position), '[]')
   from unnest(p.proargtypes) with ordinality as t(type, position)) as types,
  to_json(coalesce(p.proargnames, '{}')) as names,
  to_json(p.proargmodes::text[]) as modes
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where p.prokind = 'f' and ${userSchemas} and n.nspname <> 'information_schema'
  and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
order by p.oid`;

/** Every type with the type of its elements, and a domain with the type that it restricts. */
export const typesQuery = `
select t.oid::text as oid, n.nspname as schema, t.typname as name, t.typtype::text as kind,
  case when t.typcategory = 'A' then nullif(t.typelem, 0)::text end as element,
  nullif(t.typbasetype, 0)::text as base
from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typtype <> 'p' or t.typname in ('record', 'void', 'anyelement', 'trigger')`;

/** The planner's statistics of every column: average bytes of a row's value, and the share of its commonest value. */
export const plannerStatisticsQuery = `
select schemaname as schema, tablename as name, attname as column,
  avg_width * (1 - null_frac)::float8 as width, most_common_freqs[1]::float8 as "mostCommonShare"
from pg_stats s
where schemaname not in ('pg_catalog', 'pg_toast', 'information_schema')
  and (not inherited or not exists (
    select from pg_stats own where not own.inherited
      and (own.schemaname, own.tablename, own.attname) = (s.schemaname, s.tablename, s.attname)))`;

/**
 * Every table that the engine may read and whose long values are compressed or stored apart (TOAST), with the columns
 * that may hold them.
 */
export const longColumnsQuery = `
select n.nspname as schema, c.relname as name, c.reltuples::float8 as rows,
  json_agg(json_build_object('name', a.attname, 'isText', t.typcategory = 'S') order by a.attnum) as columns
from pg_class c join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
join pg_type t on t.oid = a.atttypid
where c.relkind in ('r', 'm') and c.reltuples > 0 and a.attlen = -1 and a.attstorage in ('x', 'e', 'm')
  and ${userSchemas} and n.nspname <> 'information_schema' and c.reltoastrelid <> 0
  and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
group by n.nspname, c.relname, c.reltuples`;
