import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTables } from '#embedded/backup/backup-tables.ts';
import { readOurs } from '#embedded/backup/our-tables.ts';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { readMigrations } from '#embedded/postgres/migrations/migration-folder.ts';
import { withClient } from '#tests/support/postgres/with-client.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';

const hasuraDir = fileURLToPath(new URL('../../../hasura', import.meta.url));

describe('the tables of this product', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase({ template: 'empty' });
  });
  afterAll(() => database.close());

  it('are known with all their columns in the database of each earlier release', async () => {
    const isOurs = readOurs(hasuraDir);
    const strange: Record<string, string[]> = {};

    for (const { version, name } of readMigrations(hasuraDir)) {
      const isWanted = (migration: { version: bigint }) => migration.version <= version;
      await applyMigrations({ databaseUrl: database.url, hasuraDir, isWanted });
      const { others } = await withClient(database.url, (client) => readTables(client, isOurs));
      if (others.length > 0) strange[name] = others;
    }

    expect(strange).toEqual({});
  });
});
