import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { buildIndexes } from '#embedded/postgres/migrations/build-indexes.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { seedContacts } from '#tests/bench/admin/seed-contacts.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const CONTACTS = 20_000;
const hasuraDir = fileURLToPath(new URL('../../hasura', import.meta.url));

const { database, pool } = usePool();
beforeAll(async () => {
  await withClient(database.url, (client) => seedContacts(client, CONTACTS));
  await buildIndexes({ databaseUrl: database.url, hasuraDir });
  await pool.query('vacuum (analyze) contacts');
});

it.each(
  ['asc nulls last', 'desc nulls first'].flatMap((direction) => [
    ['first_name', direction, 'contacts_first_name_idx'],
    ['last_name', direction, 'contacts_last_name_idx'],
    ['email_key', direction, 'contacts_email_key_unique'],
    ['created_at', direction, 'contacts_created_at_idx'],
  ]),
)(
  'the list of contacts by %s %s reads an index, and sorts at most the rows of one value',
  async (column, direction, index) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain select * from contacts order by ${column} ${direction}, id asc nulls last limit 25`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');

    expect(plan).toMatch(new RegExp(`Index Scan.* using ${index} `));
    expect(plan).not.toMatch(/^(?: *-> +)? *Sort {2}\(/m);
  },
);
