import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPool } from '#actions/lib/database.ts';
import { findPooling, poolerWarning } from '#runtime/network/find-pooler.ts';
import { INTERLEAVING_SEEDS, startInterleaving } from '#tests/actions/interleave-changes.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { say } from '#tests/support/doctor.ts';
import { checkDatabase } from '../../commands/doctor/check-database.ts';
import { startPgbouncer } from './start-pgbouncer.ts';
import { hasTools } from './tools.ts';

describe.skipIf(!hasTools('pgbouncer'))('the product behind PgBouncer', () => {
  const database = useStarted(() => createTestDatabase());
  const bouncers = {
    session: useStarted(() => startPgbouncer(database.url, 'session')),
    transaction: useStarted(() => startPgbouncer(database.url, 'transaction')),
  };
  const interleaving = useStarted(() => startInterleaving(bouncers.transaction.url));

  /** Opens a pool as the actions service does. */
  function open(url: string) {
    const pool = createPool(url, pino({ level: 'silent' }));
    onTestFinished(() => pool.end());
    return pool;
  }

  it.each(['session', 'transaction'] as const)('detects the pooling mode at the start (%s)', async (mode) => {
    expect(await findPooling(open(bouncers[mode].url))).toBe(mode);
  });

  it.each([
    ['session', /^(?!.*pooler)/s],
    ['transaction', /fault: A pooler in transaction mode stands before PostgreSQL/],
  ] as const)('npm run doctor reports a fault only for transaction mode (%s)', async (mode, said) => {
    expect(await say(checkDatabase(bouncers[mode].url))).toMatch(said);
  });

  it('logs the parts that need session mode only in transaction mode', async () => {
    const warnings = await Promise.all(
      [database.url, bouncers.session.url, bouncers.transaction.url].map((url) =>
        poolerWarning(open(url), 'imports'),
      ),
    );

    expect(warnings).toEqual([undefined, undefined, expect.stringMatching(/transaction mode.*: imports\.$/)]);
  });

  it.each(INTERLEAVING_SEEDS)(
    'delivers changes to each reader once and without a gap, in transaction mode (seed %i)',
    async (seed) => void (await interleaving.check(seed)),
  );
});
