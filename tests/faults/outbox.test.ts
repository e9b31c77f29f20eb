import { describe, it } from 'vitest';
import { INTERLEAVING_SEEDS, startInterleaving } from '#tests/actions/interleave-changes.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startKillablePostgres } from './database/killable-postgres.ts';

const postgres = useStarted(() => startKillablePostgres());
const database = useStarted(() => createTestDatabase({ superuserUrl: postgres.superuserUrl }));
const interleaving = useStarted(() => startInterleaving(database.url));

describe('changes written while PostgreSQL crashes as at a loss of power', () => {
  it.each(INTERLEAVING_SEEDS)('reach each reader once and without a gap (seed %i)', async (seed) => {
    await interleaving.check(seed, () => postgres.kill());
  });
});
