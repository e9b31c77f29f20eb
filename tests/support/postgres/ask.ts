import type pg from 'pg';
import { withClient } from '#embedded/postgres/with-client.ts';

/** Sends one statement to a database, on a connection of its own; returns the rows. */
export const ask = <Row extends pg.QueryResultRow = Record<string, unknown>>(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> => withClient(databaseUrl, async (client) => (await client.query<Row>(sql, values)).rows);
