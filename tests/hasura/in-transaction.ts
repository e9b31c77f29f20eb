import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';

export type Row = Record<string, unknown>;

/** Gives a test file a database of its own with all migrations; each test's writes are rolled back at its end. */
export function useTransaction() {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });
  beforeEach(() => client.query('begin'));
  afterEach(() => client.query('rollback'));

  const ask = async (sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(sql, values)).rows;
  const one = async (sql: string, values: unknown[] = []): Promise<Row> => (await ask(sql, values))[0] ?? {};

  return { ask, one };
}
