import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { percentile } from '#tests/bench/support/statistics.ts';
import { childrenOf } from '#tests/support/processes/children-of.ts';
import { startStack } from '#tests/support/processes/stack.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { tell } from '../two-services.ts';
import { openSockets, signInAt, times } from './counting-clients.ts';

const SOCKETS = 200;
const BACK_MS = 60_000;

describe('open pages while the web server is started again', () => {
  const stack = useStarted(() => startStack());
  const sockets = useStarted(async () => {
    const account = await signInAt(stack.url, { email: stack.adminEmail, password: stack.adminPassword });
    return openSockets(account, SOCKETS);
  });
  const webProcess = () =>
    childrenOf(stack.pid).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('web.js')) ?? 0;

  it('are connected again within 3 s, most of them', async () => {
    const absences: number[] = [];
    const startedAt = performance.now();
    process.kill(webProcess(), 'SIGTERM');
    await waitUntil(
      'all are connected again',
      () => absences.push(...sockets.takeAbsences()) >= SOCKETS,
      BACK_MS,
    );

    tell(`${SOCKETS} sockets`, {
      sinceLoss: times(absences),
      lastSinceSigtermMs: Math.round(performance.now() - startedAt),
    });
    await sockets.settle();
    expect(percentile(absences, 0.5)).toBeLessThanOrEqual(3_000);
  });
});
