import { expect, it } from 'vitest';
import { LENGTHS } from '#rules/lengths.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';

/** The definitions of all check constraints, each with its table. */
const CHECKS = `
  select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`;

it('rules/lengths.ts has the same maximum lengths as the check constraints of the database', async () => {
  const { url } = await openTestDatabase();
  const rows = await ask<{ table: string; definition: string }>(url, CHECKS);
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
