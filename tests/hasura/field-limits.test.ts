import { beforeAll, describe, expect, it } from 'vitest';
import { readFieldSets } from '../../codegen/section-documents/read-field-sets.ts';
import { useClient } from '#tests/support/postgres/use-database.ts';

const LIMIT = /char_length\((\w+)\) <= (\d+)/g;
/** Columns whose rule is a form of its own, which includes the length. */
const OWN_RULE = ['contacts.email'];

describe('the maximum lengths of the back office’s fields', () => {
  /** Limit of characters by `table.column`. */
  const limits = new Map<string, number>();

  const { client } = useClient();
  beforeAll(async () => {
    const { rows } = await client.query<{ table: string; rule: string }>(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule
       from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    for (const { table, rule } of rows)
      for (const [, column, limit] of rule.matchAll(LIMIT)) limits.set(`${table}.${column}`, Number(limit));
  });

  it('are those of the database’s check constraints', async () => {
    const sets = await readFieldSets(process.cwd());
    const given = sets.flatMap(({ table, fields }) =>
      Object.entries(fields).flatMap(([name, { max, arabic }]) =>
        [name, ...(arabic ? [`${name}_ar`] : [])].map((column) => [`${table}.${column}`, max] as const),
      ),
    );
    const expected = given.map(([column, max]) => [
      column,
      OWN_RULE.includes(column) ? max : limits.get(column),
    ]);

    expect(given.filter(([, max]) => max !== undefined).length).toBeGreaterThan(15);
    expect(given).toEqual(expected);
  });
});
