import pg from 'pg';
import { expect, it } from 'vitest';
import { LENGTHS } from '#rules/lengths.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';

/** The definitions of all check constraints, each with its table. */
const CHECKS = `
  select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`;

it('rules/lengths.ts has the longest text that the constraints of each column allow', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ table: string; definition: string }>(CHECKS);
  await client.end();
  await database.close();
  const longestOf = (table: string, column: string) =>
    Math.max(
      ...rows
        .filter((row) => row.table === table)
        .flatMap(({ definition }) => [
          ...definition.matchAll(new RegExp(`_length\\(\\(?${column}\\b[^<]*<= (\\d+)`, 'g')),
        ])
        .map(([, max]) => Number(max)),
    );

  const found = Object.entries(LENGTHS).map(([table, columns]) => [
    table,
    Object.fromEntries(Object.keys(columns).map((column) => [column, longestOf(table, column)])),
  ]);

  expect(Object.fromEntries(found)).toEqual(LENGTHS);
});
