import type pg from 'pg';
import { readOurs, type IsOurs } from './our-tables.ts';

/**
 * Tables that a backup leaves out: what their makers fill by themselves, and what must not be used after a restore
 * (sessions, mailed links, tokens).
 */
export const LEFT_OUT: readonly string[] = [
  'embedded.migrations',
  'embedded.unfinished_restore',
  'graphile_worker.migrations',
  'accounts.links',
  'api_access.tokens',
  'identity.artifact',
  'mailing.subscription_requests',
];

/** Chooses what of a database is copied. */
export type Selection = {
  isOurs: IsOurs;
  /** Tells whether a table of ours is left out. */
  isLeftOut: (table: string) => boolean;
};

/** Selects what a backup holds and a restore brings; people that are in Keycloak have no valid rows here. */
export const selectOurs = (hasuraDir: string, arePeopleElsewhere = false): Selection => ({
  isOurs: readOurs(hasuraDir),
  isLeftOut: (table) => LEFT_OUT.includes(table) || (arePeopleElsewhere && table.startsWith('identity.')),
});

/** Selects all rows, also those that are not ours; how far the queue's schema is, its new tables say themselves. */
export const EVERYTHING: Selection = {
  isOurs: () => true,
  isLeftOut: (table) => table === 'graphile_worker.migrations',
};

export type DataTable = {
  /** Quoted where it must be, such as `public.contacts`; the same text in each database. */
  name: string;
  /** Columns that are stored and not derived by the database, quoted where they must be. */
  columns: string[];
  /** Names of the tables to which the rows refer. */
  refersTo: string[];
};

export type Tables = {
  /** Our tables with their data, each behind those to which its rows refer. */
  tables: DataTable[];
  /** What is not ours: tables and columns in our schemas, and other schemas as `name.*`; Hasura's own says nothing. */
  others: string[];
};

type FoundTable = Omit<DataTable, 'refersTo'> & {
  /** Columns that the database derives from others. */
  derived: string[];
  references: { table: string; columns: string[] }[];
};

/** Reads the tables that outlive a restart, but for those that the parts make again and those of extensions. */
export async function readTables(client: pg.ClientBase, isOurs: IsOurs): Promise<Tables> {
  const { rows } = await client.query<FoundTable>(
    `select format('%I.%I', nspname, relname) as name,
       array(
         select quote_ident(attname) from pg_attribute
         where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
       ) as columns,
       array(select quote_ident(attname) from pg_attribute where attrelid = class.oid and attgenerated <> '') as derived,
       array(
         select json_build_object('table', format('%I.%I', to_schema.nspname, to_class.relname), 'columns',
           array(select quote_ident(attname) from pg_attribute where attrelid = conrelid and attnum = any (conkey)))
         from pg_constraint join pg_class as to_class on to_class.oid = confrelid
           join pg_namespace as to_schema on to_schema.oid = to_class.relnamespace
         where conrelid = class.oid and contype = 'f' and confrelid <> conrelid
       ) as references
     from pg_class as class join pg_namespace as namespace on namespace.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition and relpersistence = 'p'
       and nspname !~ '^pg_' and nspname not in ('information_schema', 'actions', 'engine')
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')
     order by name`,
  );
  const ours = rows.filter(({ name }) => isOurs(name));
  const schemas = new Set(ours.map(({ name }) => schemaOf(name)));
  const others = rows
    .filter(({ name }) => !isOurs(name) && !name.startsWith('hdb_catalog.'))
    .map(({ name }) => (schemas.has(schemaOf(name)) ? name : `${schemaOf(name)}.*`));
  const tables = ours.map(({ name, columns, derived, references }) => {
    const isOwn = (column: string) => isOurs(name, column);
    const strange = [...columns, ...derived].filter((column) => !isOwn(column));
    others.push(...strange.map((column) => `${name}.${column}`));
    const refersTo = references.filter((each) => each.columns.every(isOwn)).map(({ table }) => table);
    return { name, columns: columns.filter(isOwn), refersTo };
  });
  return { tables: inOrder(tables), others: [...new Set(others)] };
}

const schemaOf = (table: string) => /^("[^"]*"|[^.]+)\./.exec(table)?.[1];

/** Sorts tables so that each follows those to which its rows refer; those of a circle come last. */
export function inOrder(tables: readonly DataTable[]): DataTable[] {
  const sorted: DataTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ refersTo }) => !refersTo.some((name) => isWaiting.has(name)));
    if (ready.length === 0) return [...sorted, ...waiting];
    sorted.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** Reads the names of the sequences in the schemas of these tables. */
export async function readSequences(client: pg.ClientBase, tables: readonly DataTable[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where quote_ident(schemaname) = any ($1)
       and has_sequence_privilege(format('%I.%I', schemaname, sequencename), 'select') order by 1`,
    [[...new Set(tables.map(({ name }) => schemaOf(name)))]],
  );
  return rows.map(({ name }) => name);
}
