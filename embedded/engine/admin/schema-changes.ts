import type { ClientBase } from 'pg';
import { isFields } from './command.ts';
import { entriesOf, nameIn, type Name, type Node } from './metadata-tree.ts';

type Relation = Name & {
  readonly oid: string;
  /** Names by number. */
  readonly columns: Readonly<Record<string, string>>;
  /** Types by number. */
  readonly types: Readonly<Record<string, string>>;
  readonly keys: readonly { readonly columns: readonly string[]; readonly target: string }[];
};

/** A function with the table whose rows it returns. */
type Routine = Name & { readonly oid: string; readonly rowsOf: string | null };

/** Tables, views and functions by the numbers that PostgreSQL gives them, which a new name does not change. */
export type SchemaSnapshot = {
  readonly relations: readonly Relation[];
  readonly routines: readonly Routine[];
};

/** Tells what the metadata's objects have become in the schema, by their names before. */
export type SchemaChanges = {
  /** Before the changes, for the meaning of names. */
  readonly before: SchemaSnapshot;
  readonly renamedTables: ReadonlyMap<string, Name>;
  readonly droppedTables: ReadonlySet<string>;
  /** New names of columns by old ones; undefined for a dropped column. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;
  /** Old names of columns that are there still, with another type. */
  readonly retyped: ReadonlyMap<string, ReadonlySet<string>>;
  readonly droppedFunctions: ReadonlySet<string>;
  /** A relationship that a command of the administrator renames. */
  readonly relationship?: { readonly table: Name; readonly from: string; readonly to: string };
};

const SNAPSHOT = `
select coalesce((
  select json_agg(json_build_object('oid', c.oid::text, 'schema', n.nspname, 'name', c.relname,
    'columns', coalesce((
      select json_object_agg(a.attnum, a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '{}'),
    'types', coalesce((
      select json_object_agg(a.attnum, a.atttypid::text) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '{}'),
    'keys', coalesce((
      select json_agg(json_build_object('target', k.confrelid::text, 'columns', (
        select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum = any (k.conkey))))
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), '[]')))
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^(pg_|information_schema$)'), '[]') as relations,
coalesce((
  select json_agg(json_build_object('oid', p.oid::text, 'schema', n.nspname, 'name', p.proname,
    'rowsOf', nullif(t.typrelid, 0)::text))
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
  where n.nspname !~ '^(pg_|information_schema$)'), '[]') as routines`;

export async function takeSnapshot(client: ClientBase): Promise<SchemaSnapshot> {
  const { rows } = await client.query<SchemaSnapshot>(SNAPSHOT);
  const [snapshot] = rows;
  if (snapshot === undefined) throw new Error('the catalog gave no snapshot');

  return snapshot;
}

/** Returns changes of nothing but a relationship's name. */
export function renamedRelationship(
  before: SchemaSnapshot,
  relationship: NonNullable<SchemaChanges['relationship']>,
): SchemaChanges {
  return {
    before,
    renamedTables: new Map(),
    droppedTables: new Set(),
    columns: new Map(),
    retyped: new Map(),
    droppedFunctions: new Set(),
    relationship,
  };
}

export function keyOf({ schema, name }: Name): string {
  return JSON.stringify([schema, name]);
}

/** Finds out what has become of the tables and functions that the metadata hold. */
export function compareSchemas(metadata: Node, before: SchemaSnapshot, after: SchemaSnapshot): SchemaChanges {
  const tracked = trackedOf(metadata);
  const relations = new Map(after.relations.map((relation) => [relation.oid, relation]));
  const renamedTables = new Map<string, Name>();
  const droppedTables = new Set<string>();
  const columns = new Map<string, Map<string, string | undefined>>();
  const retyped = new Map<string, Set<string>>();
  for (const relation of before.relations) {
    const key = keyOf(relation);
    if (!tracked.tables.has(key)) continue;
    const now = relations.get(relation.oid);
    if (now === undefined) {
      droppedTables.add(key);
      continue;
    }
    if (keyOf(now) !== key) renamedTables.set(key, { name: now.name, schema: now.schema });
    const changed = Object.entries(relation.columns).filter(([number, name]) => now.columns[number] !== name);
    if (changed.length > 0)
      columns.set(key, new Map(changed.map(([number, name]) => [name, now.columns[number]])));
    const typed = Object.entries(relation.columns).filter(
      ([number]) => (now.types[number] ?? relation.types[number]) !== relation.types[number],
    );
    if (typed.length > 0) retyped.set(key, new Set(typed.map(([, name]) => name)));
  }
  const oids = new Set(after.routines.map(({ oid }) => oid));
  const kept = new Set(before.routines.filter(({ oid }) => oids.has(oid)).map(keyOf));
  const gone = before.routines.map(keyOf).filter((key) => tracked.functions.has(key) && !kept.has(key));

  return { before, renamedTables, droppedTables, columns, retyped, droppedFunctions: new Set(gone) };
}

/** Returns the keys of the metadata's tables, and of the functions that are tracked or behind computed fields. */
function trackedOf(metadata: Node) {
  const sources = entriesOf(metadata, 'sources');
  const tables = sources.flatMap((source) => entriesOf(source, 'tables'));
  const functions = [
    ...sources.flatMap((source) => entriesOf(source, 'functions')).map((entry) => entry['function']),
    ...tables
      .flatMap((table) => entriesOf(table, 'computed_fields'))
      .map(({ definition }) => (isFields(definition) ? definition['function'] : undefined)),
  ];
  const keys = (names: unknown[]) =>
    new Set(names.map(nameIn).flatMap((name) => (name === undefined ? [] : [keyOf(name)])));

  return { tables: keys(tables.map(({ table }) => table)), functions: keys(functions) };
}
