import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

import { transact } from '#runtime/in-transaction.ts';
import { PostgresError } from '../postgres/postgres-error.ts';

/** Schemas that the parts make and fill by themselves at their start. */
const REMADE_SCHEMAS = ['actions', 'engine'];
/** Says how far the queue's own schema is; that of the new database is made by this release. */
const QUEUE_MIGRATIONS = 'graphile_worker.migrations';

type Databases = {
  /** Connection to the old database. */
  from: pg.Client;
  /** Connection to a database with its tables, as a superuser: no trigger may write what is copied as well. */
  to: pg.Client;
};

export type CopyCount = { tables: number; rows: number };

/**
 * Copies all rows and sequences of a database that nobody writes to into one that has its tables and columns, in one
 * transaction. Throws, and leaves the other database as it was, where a table has no counterpart.
 */
export async function copyDatabase({ from, to }: Databases): Promise<CopyCount> {
  await from.query('begin isolation level repeatable read, read only');
  const tables = (await readTables(from)).filter(({ name }) => name !== QUEUE_MIGRATIONS);
  refuseOthers(tables, await readTables(to));

  let rows = 0;
  await transact(to, async () => {
    await to.query('set local session_replication_role = replica; set local synchronous_commit = off');
    const names = tables.map(({ name }) => name).join(', ');
    if (names !== '') await to.query(`truncate ${names}`);
    for (const table of tables) rows += await copyTable({ from, to }, table);
    await copySequences({ from, to });
  });
  await from.query('commit');
  await to.query('analyze');
  return { tables: tables.length, rows };
}

type Table = { name: string; columns: string[] };

/** Reads the tables that outlive a restart, with the columns that the database does not derive by itself. */
async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
       array(
         select quote_ident(attname) from pg_attribute
         where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attname
       ) as columns
     from pg_class as class join pg_namespace as namespace on namespace.oid = relnamespace
     where relkind in ('r', 'p') and relpersistence = 'p' and not relispartition
       and nspname !~ '^pg_|^information_schema$' and nspname <> all ($1)
     order by name`,
    [REMADE_SCHEMAS],
  );
  return rows;
}

/** Throws where the old database has a table or column that the new one lacks. */
function refuseOthers(tables: Table[], made: Table[]): void {
  const columnsOf = new Map(made.map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables) {
    const known = columnsOf.get(name);
    if (!known) throw foreign(`the table ${name}`);
    const other = columns.find((column) => !known.includes(column));
    if (other !== undefined) throw foreign(`the column ${other} of ${name}`);
  }
}

const foreign = (what: string) =>
  new PostgresError(
    `The database has ${what}, which this product does not make; copy it by hand and drop it, then start again. Nothing was changed.`,
  );

async function copyTable({ from, to }: Databases, { name, columns }: Table): Promise<number> {
  const place = `${name} (${columns.join(', ')})`;
  const source = from.query(copyTo(`copy ${place} to stdout`));
  const target = to.query(copyFrom(`copy ${place} from stdin`));
  await pipeline(source, target);
  if (source.rowCount === target.rowCount) return target.rowCount;
  throw new Error(`Of ${source.rowCount} rows of ${name} ${target.rowCount} arrived.`);
}

async function copySequences({ from, to }: Databases): Promise<void> {
  const { rows } = await from.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname <> all ($1)`,
    [REMADE_SCHEMAS],
  );
  for (const { name } of rows) {
    const { rows: values } = await from.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    );
    await to.query('select setval($1::regclass, $2, $3)', [
      name,
      values[0]?.last_value,
      values[0]?.is_called,
    ]);
  }
}
