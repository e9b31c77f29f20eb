import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabase } from '#embedded/backup/open-database.ts';

type Query = <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Returns a function that asks the database of the running product, as an operator could, during the tests of a file. */
export function useProductDatabase(): Query {
  let client: pg.Client;

  beforeAll(async () => {
    const { url } = await openDatabase(inject('site'));
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterAll(() => client.end());

  return async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await client.query<Row>(sql, values)).rows;
}
