import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createLiveClient, type LiveClient } from '#src/lib/api/live-client.ts';
import { percentile } from '#tests/bench/support/statistics.ts';
import { childrenOf } from '#tests/support/processes/children-of.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { startStack, type RunningStack } from '#tests/support/processes/stack.ts';

const SOCKETS = 200;
const QUERY = 'subscription Notices { store_notices(limit: 1) { id } }';

describe('open pages while the web server is started again', () => {
  let stack: RunningStack;
  let clients: LiveClient[];
  /** Time of each client's last acknowledged connection, of the loss before it, and the number of its connections. */
  const connected = new Map<LiveClient, { at: number; lostAt: number; count: number }>();
  const lost = new Map<LiveClient, number>();

  beforeAll(async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    stack = await startStack();
    clients = Array.from({ length: SOCKETS }, open);
    await waitUntil('all are connected', () => connected.size === SOCKETS, 60_000);
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    await stack.stop();
    vi.unstubAllGlobals();
  });

  /** Opens a live query as a page does. */
  function open(): LiveClient {
    const client = createLiveClient({ url: `${stack.url.replace('http', 'ws')}/v1/graphql` });
    client.on('closed', () => {
      if (!lost.has(client)) lost.set(client, performance.now());
    });
    client.on('connected', () => {
      const count = (connected.get(client)?.count ?? 0) + 1;
      connected.set(client, { at: performance.now(), lostAt: lost.get(client) ?? 0, count });
      lost.delete(client);
    });
    client.subscribe(
      { query: QUERY },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    return client;
  }

  const webProcess = () =>
    childrenOf(stack.pid).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('web.js')) ?? 0;

  it('are connected again within 3 s, most of them', async () => {
    const startedAt = performance.now();
    process.kill(webProcess(), 'SIGTERM');
    await waitUntil(
      'all are connected again',
      () => [...connected.values()].every(({ count }) => count > 1),
      60_000,
    );

    const ends = [...connected.values()];
    const sinceLoss = ends.map(({ at, lostAt }) => (at - lostAt) / 1_000);
    const sinceSignal = ends.map(({ at }) => (at - startedAt) / 1_000);
    for (const [since, times] of Object.entries({ loss: sinceLoss, SIGTERM: sinceSignal })) {
      const [p50, p95, last] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1));
      process.stdout.write(
        `${SOCKETS} sockets, since ${since}: p50 ${p50} s, p95 ${p95} s, last ${last} s\n`,
      );
    }
    expect(percentile(sinceLoss, 0.5)).toBeLessThanOrEqual(3);
  });
});
