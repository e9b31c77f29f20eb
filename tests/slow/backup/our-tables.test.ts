import { expect, it } from 'vitest';
import { readTables } from '#embedded/backup/backup-tables.ts';
import { readOurs } from '#embedded/backup/our-tables.ts';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { readMigrations } from '#embedded/postgres/migrations/migration-folder.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';

const hasuraDir = 'hasura';

it('the backup knows every table and column of the database of each earlier release', async () => {
  const { url: databaseUrl } = await openTestDatabase({ template: 'empty' });
  const isOurs = readOurs(hasuraDir);
  const strange: Record<string, string[]> = {};

  for (const { version, name } of readMigrations(hasuraDir)) {
    const isWanted = (migration: { version: bigint }) => migration.version <= version;
    await applyMigrations({ databaseUrl, hasuraDir, isWanted });
    const { others } = await withClient(databaseUrl, (client) => readTables(client, isOurs));
    if (others.length > 0) strange[name] = others;
  }

  expect(strange).toEqual({});
});
