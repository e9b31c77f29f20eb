import { fileURLToPath } from 'node:url';
import { LEFT_OUT, readSequences, readTables, selectOurs } from '#embedded/backup/backup-tables.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { ask } from '#tests/support/postgres/ask.ts';

const { isOurs, isLeftOut } = selectOurs(fileURLToPath(new URL('../../hasura', import.meta.url)));

export type Data = {
  /** Rows of each table as sorted texts. */
  tables: Record<string, string[]>;
  sequences: Record<string, string>;
};

/** Tables that the hold of a restore changes; all others have the same rows. */
export const HELD = [
  'graphile_worker._private_jobs',
  'public.api_keys',
  'public.deliveries',
  'public.dispatches',
  'public.holds',
  'public.newsletters',
];

/** Reads all data of a product, each row as the text that PostgreSQL gives it. */
export async function describeData(databaseUrl: string): Promise<Data> {
  return withClient(databaseUrl, async (client) => {
    const tables: Data['tables'] = {};
    const { tables: ours } = await readTables(client, isOurs);
    for (const { name } of ours.filter((table) => !isLeftOut(table.name))) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${name} as t order by 1`,
      );
      tables[name] = rows.map(({ row }) => row);
    }
    const sequences: Data['sequences'] = {};
    for (const name of await readSequences(client, ours)) {
      const { rows } = await client.query<{ place: string }>(
        `select (last_value, is_called)::text as place from ${name}`,
      );
      sequences[name] = rows[0]?.place ?? '';
    }
    return { tables, sequences };
  });
}

/** Returns the names of the tables whose rows differ. */
export function differences(one: Data, other: Data): string[] {
  const names = new Set([...Object.keys(one.tables), ...Object.keys(other.tables)]);
  return [...names]
    .filter((name) => JSON.stringify(one.tables[name]) !== JSON.stringify(other.tables[name]))
    .toSorted();
}

/** Number of each table's rows and the sum of their hashes, for data that is too large to be read. */
export type Sums = Record<string, string>;

/** Sums up all data of a product, whatever the order of its rows. */
export async function sumData(databaseUrl: string): Promise<Sums> {
  return withClient(databaseUrl, async (client) => {
    const sums: Sums = {};
    const { tables } = await readTables(client, isOurs);
    for (const { name } of tables.filter((table) => !isLeftOut(table.name))) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} as t`,
      );
      sums[name] = rows[0]?.sum ?? '';
    }
    return sums;
  });
}

/** Returns the names of the tables whose sums differ. */
export function differentSums(one: Sums, other: Sums): string[] {
  return Object.keys({ ...one, ...other })
    .filter((name) => one[name] !== other[name])
    .toSorted();
}

/** Counts the rows of the tables that a backup leaves out. */
export async function countLeftOut(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    let count = 0;
    for (const name of LEFT_OUT.filter((table) => !/\.(migrations|unfinished_restore)$/.test(table))) {
      count += (await client.query(`select from ${name}`)).rowCount ?? 0;
    }
    return count;
  });
}

/** Tells whether only the asking connection uses a database. */
export async function isUnused(databaseUrl: string): Promise<boolean> {
  const others = await ask(
    databaseUrl,
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return others.length === 0;
}
