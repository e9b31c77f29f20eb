import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { INTERLEAVING_SEEDS, startInterleaving } from '#tests/actions/interleave-changes.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { seeded } from '#tests/support/seeded.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startReplicatedPostgres } from './replicated-postgres.ts';
import { tell } from '../two-services.ts';

/** Milliseconds that the writers of a seed take without a failover, about; the primary is killed within this time. */
const WRITING_MS = 150;

const postgres = useStarted(() => startReplicatedPostgres());
const interleaving = useStarted(async () => {
  const database = await createTestDatabase({ superuserUrl: postgres.superuserUrl });
  return startInterleaving(database.url);
});

describe('changes written while the PostgreSQL primary dies and its standby takes over', () => {
  it.each(INTERLEAVING_SEEDS)('reach each reader once and without a gap (seed %i)', async (seed) => {
    if (seed !== INTERLEAVING_SEEDS[0]) await postgres.addStandby();

    let failover = {};
    const acknowledged = await interleaving.check(seed, async () => {
      await sleep(seeded(seed)() * WRITING_MS);
      failover = await postgres.failOver();
    });
    tell('failover', { seed, ...failover, acknowledged });
    expect(failover).toMatchObject({ syncState: 'sync', isFenced: true });
  });
});
