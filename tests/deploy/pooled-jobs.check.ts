import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchKeys } from '#actions/features/api-keys/watch-keys.ts';
import { startJobsRunner } from '#actions/lib/jobs/start-jobs-runner.ts';
import { WITH_QUEUE } from '#tests/actions/templates.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { startPgbouncer } from './start-pgbouncer.ts';
import { startPgpool } from './start-pgpool.ts';
import { hasTools } from './tools.ts';

const JOBS = 20;
const log = pino({ level: 'silent' });

describe.each([
  ['pgbouncer', (url: string) => startPgbouncer(url, 'session')],
  ['pgpool', (url: string) => startPgpool(url, 12)],
] as const)('the actions service behind %s, a session for each client', (tool, start) => {
  describe.skipIf(!hasTools(tool))('where it is installed', () => {
    const database = useStarted(() => createTestDatabase({ template: WITH_QUEUE }));
    const pooler = useStarted(() => start(database.url));

    it('does each job once', async () => {
      const done: number[] = [];
      const note = (payload: unknown) => void done.push((payload as { n: number }).n);
      const runner = await startJobsRunner({ databaseUrl: pooler.url, log, tasks: { note } });
      onTestFinished(runner.stop);

      await ask(
        database.url,
        `select graphile_worker.add_job('note', json_build_object('n', n)) from generate_series(1, ${JOBS}) as n`,
      );
      await waitUntil('no job is left', async () => {
        const left = await ask(database.url, 'select from graphile_worker._private_jobs');
        return left.length === 0;
      });

      expect(done.sort((one, other) => one - other)).toEqual(
        Array.from({ length: JOBS }, (_, index) => index + 1),
      );
    });

    it('hears of changed keys', async () => {
      let heard = 0;
      const keys = watchKeys({ databaseUrl: pooler.url, log, onChange: () => (heard += 1) });
      onTestFinished(keys.stop);
      await waitUntil('it listens', () => heard === 1);

      await ask(database.url, 'notify api_keys');

      await waitUntil('it has heard', () => heard === 2);
    });
  });
});
