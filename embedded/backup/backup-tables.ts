import type pg from 'pg';
import { UNFINISHED_RESTORE } from '#runtime/unfinished-restore.ts';
import { BackupError } from './backup-error.ts';

/** Schemas that belong to this product; a database may hold others. */
const BACKED_UP_SCHEMAS = [
  'public',
  'accounts',
  'api_access',
  'mailing',
  'outbox',
  'webhooks',
  'embedded',
  'identity',
  'graphile_worker',
] as const;

/**
 * Tables of these schemas that a backup leaves out: what their makers fill by themselves, and what must not be used
 * after a restore (sessions, mailed links, tokens).
 */
export const LEFT_OUT: readonly string[] = [
  'embedded.migrations',
  'graphile_worker.migrations',
  'accounts.links',
  'api_access.tokens',
  'identity.artifact',
  'mailing.subscription_requests',
];

export type DataTable = {
  /** Quoted where it must be, such as `public.contacts`; the same text in each database. */
  name: string;
  /** Columns that are stored and not derived by the database, quoted where they must be. */
  columns: string[];
  /** Names of the tables to which the rows refer. */
  refersTo: string[];
};

/** Reads the tables with data of this product, each behind those to which its rows refer. */
export async function readTables(client: pg.ClientBase): Promise<DataTable[]> {
  const { rows } = await client.query<DataTable>(
    `select format('%I.%I', nspname, relname) as name,
       array(
         select quote_ident(attname) from pg_attribute
         where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
       ) as columns,
       array(
         select distinct format('%I.%I', to_schema.nspname, to_class.relname)
         from pg_constraint join pg_class as to_class on to_class.oid = confrelid
           join pg_namespace as to_schema on to_schema.oid = to_class.relnamespace
         where conrelid = class.oid and contype = 'f' and confrelid <> conrelid
       ) as "refersTo"
     from pg_class as class join pg_namespace as namespace on namespace.oid = relnamespace
     where relkind = 'r' and relpersistence = 'p' and nspname = any ($1)
     order by name`,
    [BACKED_UP_SCHEMAS],
  );
  return inOrder(rows.filter(({ name }) => name !== UNFINISHED_RESTORE && !LEFT_OUT.includes(name)));
}

/** Sorts tables so that each follows those to which its rows refer. */
export function inOrder(tables: readonly DataTable[]): DataTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const sorted: DataTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(
      ({ refersTo }) => !refersTo.some((name) => names.has(name) && isWaiting.has(name)),
    );
    if (ready.length === 0)
      throw new BackupError(`These tables refer to each other in a circle: ${[...isWaiting].join(', ')}.`);
    sorted.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** Reads the names of the sequences that belong to the product's schemas. */
export async function readSequences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any ($1) order by 1`,
    [BACKED_UP_SCHEMAS],
  );
  return rows.map(({ name }) => name);
}
