import { afterEach, beforeEach } from 'vitest';
import { useClient } from '#tests/support/postgres/use-database.ts';

export type Row = Record<string, unknown>;

/** Returns the statement that inserts a row, and its values. */
export function insertOf(table: string, row: Row): [sql: string, values: unknown[]] {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);

  return [
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(row),
  ];
}

/** Gives a test file a database of its own with all migrations; each test's writes are rolled back at its end. */
export function useTransaction() {
  const { client } = useClient();
  beforeEach(() => client.query('begin'));
  afterEach(() => client.query('rollback'));

  const ask = async (sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(sql, values)).rows;
  const one = async (sql: string, values: unknown[] = []): Promise<Row> => (await ask(sql, values))[0] ?? {};

  return { ask, one };
}
