import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { percentile } from '#tests/bench/support/statistics.ts';
import { asSiteAdmin, signIn } from '#tests/support/api.ts';
import { childrenOf } from '#tests/support/processes/children-of.ts';
import { startStack } from '#tests/support/processes/stack.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { openSockets, times } from './counting-clients.ts';

const SOCKETS = 200;

describe('the WebSockets of open pages while the web server is restarted', () => {
  const stack = useStarted(() => startStack());
  const webProcess = () =>
    childrenOf(stack.pid).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('web.js')) ?? 0;

  it('are mostly connected again within 3 s', async () => {
    const headers = asSiteAdmin(await signIn(stack.url, stack.adminEmail, stack.adminPassword));
    const sockets = await openSockets({ url: stack.url, headers }, SOCKETS);
    onTestFinished(() => sockets.stop());
    const absences: number[] = [];

    process.kill(webProcess(), 'SIGTERM');
    await waitUntil(
      'all are connected again',
      () => {
        absences.push(...sockets.takeAbsences());
        return absences.length >= SOCKETS;
      },
      60_000,
    );
    await sockets.settle();

    const { p50, p95, longest } = times(absences);
    process.stdout.write(
      `${SOCKETS} sockets were away: p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms\n`,
    );
    expect(percentile(absences, 0.5)).toBeLessThanOrEqual(3_000);
  });
});
