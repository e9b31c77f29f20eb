import { afterAll, beforeAll, describe, it } from 'vitest';
import { INTERLEAVING_SEEDS, startInterleaving } from '#tests/actions/interleave-changes.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { startKillablePostgres } from './database/killable-postgres.ts';

let postgres: Awaited<ReturnType<typeof startKillablePostgres>>;
let database: TestDatabase;
let interleaving: Awaited<ReturnType<typeof startInterleaving>>;

beforeAll(async () => {
  postgres = await startKillablePostgres();
  database = await createTestDatabase({ superuserUrl: postgres.superuserUrl });
  interleaving = await startInterleaving(database.url);
});
afterAll(async () => {
  await interleaving.stop();
  await database.close();
  await postgres.stop();
});

describe('changes that are written while PostgreSQL loses its power', () => {
  it.each(INTERLEAVING_SEEDS)('reach each reader once and without a gap (seed %i)', async (seed) => {
    await interleaving.check(seed, () => postgres.kill());
  });
});
