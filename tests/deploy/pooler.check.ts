import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPool } from '#actions/lib/database.ts';
import { findPooling, poolerWarning } from '#runtime/network/find-pooler.ts';
import { createLogger } from '#runtime/observe/create-logger.ts';
import { INTERLEAVING_SEEDS, startInterleaving } from '#tests/actions/interleave-changes.ts';
import { createTestDatabase, openTestDatabase } from '#tests/support/postgres/database.ts';
import { keepLines } from '#tests/support/keep-lines.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { say } from '#tests/support/doctor.ts';
import { checkDatabase } from '../../commands/doctor/check-database.ts';
import { openSocket } from '#tests/engine/support/open-socket.ts';
import { startProductEngine } from '#tests/engine/support/product-engine.ts';
import { startTestEngine } from '#tests/engine/support/start-test-engine.ts';
import { ask } from '#tests/support/postgres/ask.ts';
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

  it('is told which setting is missing where PgBouncer refuses time limits', async () => {
    const { url, stop } = await startPgbouncer(database.url, 'session', '');
    onTestFinished(stop);

    expect(await say(checkDatabase(url))).toMatch(
      /^fault: The pooler before PostgreSQL refuses statement_timeout, .* set ignore_startup_parameters = /,
    );
    await expect(startProductEngine(url)).rejects.toThrow('set ignore_startup_parameters');
  });

  it('warns at the start that live queries need session mode, with ENGINE_LIVE_MODE=push too', async () => {
    const { logged, write } = keepLines();
    const engine = await startTestEngine({
      databaseUrl: bouncers.transaction.url,
      env: { ENGINE_LIVE_MODE: 'push' },
      logger: createLogger('engine', 'info', { write }),
    });
    onTestFinished(() => engine.stop());

    expect(logged.join('')).toContain(
      'A pooler in transaction mode stands before PostgreSQL. These need session mode, or a connection without the pooler: live queries,',
    );
  });

  it.each(['session', 'transaction'] as const)('keeps live queries up to date (%s)', async (mode) => {
    const own = await openTestDatabase();
    const bouncer = await startPgbouncer(own.url, mode);
    onTestFinished(bouncer.stop);
    const engine = await startProductEngine(bouncer.url);
    onTestFinished(() => engine.stop());
    const socket = await openSocket(engine);
    socket.subscribe('1', 'subscription { footer_links(where: { label: { _eq: "New" } }) { label } }');
    const first = await socket.result('1');

    await ask(own.url, `insert into footer_links (label, url, category) values ('New', '/', 'Company')`);

    expect([first, await socket.result('1')]).toEqual([
      { data: { footer_links: [] } },
      { data: { footer_links: [{ label: 'New' }] } },
    ]);
  });

  it.each(INTERLEAVING_SEEDS)(
    'delivers changes to each reader once and without a gap, in transaction mode (seed %i)',
    async (seed) => void (await interleaving.check(seed)),
  );
});
