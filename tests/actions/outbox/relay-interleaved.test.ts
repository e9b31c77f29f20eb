import { afterAll, beforeAll, describe, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { INTERLEAVING_SEEDS, startInterleaving } from '../interleave-changes.ts';

describe('changes of interleaved transactions', () => {
  let database: TestDatabase;
  let interleaving: Awaited<ReturnType<typeof startInterleaving>>;

  beforeAll(async () => {
    database = await createTestDatabase();
    interleaving = await startInterleaving(database.url);
  });
  afterAll(async () => {
    await interleaving.stop();
    await database.close();
  });

  it.each(INTERLEAVING_SEEDS)(
    'reach each reader once, without a gap, each record in the order of its changes (seed %i)',
    async (seed) => void (await interleaving.check(seed)),
  );
});
