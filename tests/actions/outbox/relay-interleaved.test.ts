import { describe, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { INTERLEAVING_SEEDS, startInterleaving } from '../interleave-changes.ts';

describe('events of interleaved transactions', () => {
  const database = useStarted(() => createTestDatabase());
  const interleaving = useStarted(() => startInterleaving(database.url));

  it.each(INTERLEAVING_SEEDS)(
    'reach each reader once, without a gap, each record in the order of its changes (seed %i)',
    async (seed) => void (await interleaving.check(seed)),
  );
});
