import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { startPeer, type Peer } from '../support/peer.ts';
import { median, percentile } from '../support/statistics.ts';
import { openListeners, openSubscribers, prepareCommit, type Clients } from './live-clients.ts';
import type { World } from './world.ts';

export type LiveResult = {
  readonly bytes: number;
  readonly rows: ReadonlyArray<{
    readonly name: string;
    readonly p50Ms: number;
    readonly p99Ms: number;
    readonly cpuMs: number;
  }>;
  /** Ratio of the engine to the bare fan-out: median of the rounds' ratios. */
  readonly ratioP50: number;
  readonly ratioP99: number;
  /** Ratio of polling to push. */
  readonly pollingRatio: number;
  readonly idleStatementsPerSecond: number;
};

type Effort = {
  readonly subscribers: number;
  readonly rounds: number;
  readonly pollRounds: number;
  readonly idleSeconds: number;
};
export type Sample = { readonly p50: number; readonly p99: number; readonly cpu: number };

const QUERY = 'subscription { item(order_by: {id: asc}) { id name } }';
const FILTERED =
  'subscription ($min: Int!) { item(where: {id: {_gte: $min}}, order_by: {id: asc}) { id name } }';
const REST_MS = 60;

/** Measures the time from commit to client alternately for push, polling, and a bare fan-out of as many bytes. */
export async function measureLive(world: World, effort: Effort): Promise<LiveResult> {
  const push = await startEngine(world, 'push');
  const poll = await startEngine(world, 'poll');
  const pushed = await subscribe(push, effort.subscribers);
  const bytes = pushed.lastBytes();
  const bare = await startPeer({
    name: 'bare fan-out',
    script: new URL('./fan-out-server.ts', import.meta.url),
    settings: { bytes },
  });
  const listening = await openListeners(`ws://127.0.0.1:${bare.port}`, effort.subscribers);
  const starter = await openStarter(bare.port);
  const own: Sample[] = [];
  const floor: Sample[] = [];
  for (let round = -3; round < effort.rounds; round += 1) {
    const one = await sample(push, pushed, await nextCommit(world, round));
    const two = await sample(bare, listening, () => {
      starter.send('now');
      return Promise.resolve();
    });
    if (round < 0) continue;
    own.push(one);
    floor.push(two);
  }
  pushed.close();
  listening.close();
  const polled = await measurePolling(world, poll, effort);
  await poll.stop();
  const idleStatementsPerSecond = await measureIdle(world, push, effort.idleSeconds);
  await Promise.all([push.stop(), bare.stop()]);

  return {
    bytes,
    rows: [
      rowOf('engine, push', own),
      rowOf('bare fan-out', floor),
      rowOf('engine, polling each second', polled),
    ],
    ratioP50: median(own.map(({ p50 }, round) => p50 / (floor[round]?.p50 ?? Number.NaN))),
    ratioP99: median(own.map(({ p99 }, round) => p99 / (floor[round]?.p99 ?? Number.NaN))),
    pollingRatio: median(polled.map(({ p50 }) => p50)) / median(own.map(({ p50 }) => p50)),
    idleStatementsPerSecond,
  };
}

export function startEngine({ databaseUrl }: World, mode: 'push' | 'poll'): Promise<Peer> {
  return startPeer({
    name: `engine, ${mode}`,
    script: new URL('./engine-server.ts', import.meta.url),
    settings: { databaseUrl, mode, connections: 5 },
  });
}

function subscribe(peer: Peer, count: number): Promise<Clients> {
  return openSubscribers({
    url: `ws://127.0.0.1:${peer.port}/v1/graphql`,
    count,
    query: QUERY,
    variables: () => ({}),
  });
}

async function openStarter(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
}

/** Prepares a change to a name of constant length, so that every answer has as many bytes as the first. */
function nextCommit({ sql }: World, round: number) {
  return prepareCommit(
    sql,
    `update item set name = 'Name no. ${String(round + 100).padStart(5, '0')}' where id = 1`,
  );
}

/** Measures one change from its commit to the messages that it makes, by default one on each socket. */
export async function sample(
  peer: Peer,
  clients: Clients,
  change: () => Promise<void>,
  messages?: number,
): Promise<Sample> {
  await sleep(REST_MS);
  const cpuBefore = await peer.cpuMs();
  const times = await clients.change(change, messages);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), cpu: (await peer.cpuMs()) - cpuBefore };
}

async function measurePolling(world: World, poll: Peer, effort: Effort): Promise<Sample[]> {
  const clients = await subscribe(poll, effort.subscribers);
  const samples: Sample[] = [];
  for (let round = 0; round < effort.pollRounds; round += 1) {
    await sleep(Math.random() * 1_000);
    samples.push(await sample(poll, clients, await nextCommit(world, 50_000 + round)));
  }
  clients.close();
  return samples;
}

/** Measures 5,000 subscriptions with a hundred different variables on 1,000 sockets while nothing changes. */
async function measureIdle(world: World, push: Peer, seconds: number): Promise<number> {
  const clients = await openSubscribers({
    url: `ws://127.0.0.1:${push.port}/v1/graphql`,
    count: 1_000,
    perSocket: 5,
    query: FILTERED,
    variables: (at) => ({ min: at % 100 }),
  });
  await sleep(500);
  const before = await world.statements();
  await sleep(seconds * 1_000);
  const statements = (await world.statements()) - before;
  clients.close();
  return statements / seconds;
}

export function rowOf(name: string, samples: readonly Sample[]) {
  return {
    name,
    p50Ms: median(samples.map(({ p50 }) => p50)),
    p99Ms: median(samples.map(({ p99 }) => p99)),
    cpuMs: median(samples.map(({ cpu }) => cpu)),
  };
}
