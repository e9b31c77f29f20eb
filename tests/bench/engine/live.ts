import { setTimeout as sleep } from 'node:timers/promises';
import { startPeer, type Peer } from '../support/peer.ts';
import type { Part } from '../support/scenario.ts';
import { startBareEngine } from '../support/start-engine.ts';
import { inTurn, medianRatio, mediansOf, percentile } from '../support/statistics.ts';
import { openListeners, openSocket, openSubscribers, prepareCommit, type Clients } from './live-clients.ts';
import type { World } from './world.ts';

export type Sample = { readonly p50: number; readonly p99: number; readonly cpu: number };

const QUERY = 'subscription { item(order_by: {id: asc}) { id name } }';
const FILTERED =
  'subscription ($min: Int!) { item(where: {id: {_gte: $min}}, order_by: {id: asc}) { id name } }';
const REST_MS = 60;

/** Measures the time from commit to client alternately for push, polling, and a bare fan-out of as many bytes; describes it. */
export async function measureLive(world: World, isQuick: boolean): Promise<Part[]> {
  const effort = isQuick
    ? { rounds: 12, pollRounds: 3, idleSeconds: 10 }
    : { rounds: 40, pollRounds: 8, idleSeconds: 60 };
  const push = await startBareEngine(world.databaseUrl);
  const poll = await startBareEngine(world.databaseUrl, { ENGINE_LIVE_MODE: 'poll' });
  const pushed = await subscribe(push);
  const bytes = pushed.lastBytes();
  const bare = await startPeer(new URL('./fan-out-server.ts', import.meta.url), { bytes });
  const bareUrl = `ws://127.0.0.1:${bare.port}`;
  const listening = await openListeners(bareUrl);
  const starter = await openSocket(bareUrl);
  const { own, floor } = await inTurn(
    {
      own: async (round) => sample(push, pushed, await nextCommit(world, round)),
      floor: () => sample(bare, listening, () => starter.send('now')),
    },
    { rounds: effort.rounds, warmUps: 3 },
  );
  pushed.close();
  listening.close();
  const polled = await measurePolling(world, poll, effort.pollRounds);
  await poll.stop();
  const idleStatementsPerSecond = await measureIdle(world, push, effort.idleSeconds);
  await Promise.all([push.stop(), bare.stop()]);
  const [push50, poll50] = [mediansOf(own).p50, mediansOf(polled).p50];
  const ratioOf = (name: keyof Sample) => medianRatio(valuesOf(own, name), valuesOf(floor, name)).toFixed(2);

  return [
    `### Live, 1,000 subscribers of one query, ${bytes} bytes a state`,
    [
      ['server', 'commit → client p50, ms', 'p99, ms', 'CPU ms/change'],
      ['engine, push', ...cellsOf(mediansOf(own))],
      ['bare fan-out', ...cellsOf(mediansOf(floor))],
      ['engine, polling each second', ...cellsOf(mediansOf(polled))],
    ],
    `Push to bare fan-out: p50 ${ratioOf('p50')}, p99 ${ratioOf('p99')}. Polling to push: p50 ${(poll50 / push50).toFixed(0)}×.`,
    `SQL statements per second with 5,000 idle subscriptions: ${idleStatementsPerSecond.toFixed(2)}.`,
  ];
}

const valuesOf = (samples: readonly Sample[], name: keyof Sample) => samples.map((one) => one[name]);

/** Returns a sample's numbers for a table: both times in milliseconds, then CPU. */
export const cellsOf = ({ p50, p99, cpu }: Sample): string[] => [p50, p99, cpu].map((ms) => ms.toFixed(1));

function subscribe(peer: Peer): Promise<Clients> {
  return openSubscribers({
    url: `ws://127.0.0.1:${peer.port}/v1/graphql`,
    query: QUERY,
    variables: () => ({}),
  });
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
  change: () => unknown,
  messages?: number,
): Promise<Sample> {
  await sleep(REST_MS);
  const cpuBefore = await peer.cpuMs();
  const times = await clients.change(change, messages);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), cpu: (await peer.cpuMs()) - cpuBefore };
}

async function measurePolling(world: World, poll: Peer, rounds: number): Promise<Sample[]> {
  const clients = await subscribe(poll);
  const { samples } = await inTurn(
    {
      samples: async (round) => {
        await sleep(Math.random() * 1_000);
        return sample(poll, clients, await nextCommit(world, 50_000 + round));
      },
    },
    { rounds },
  );
  clients.close();
  return samples;
}

/** Measures 5,000 subscriptions with a hundred different variables on 1,000 sockets while nothing changes. */
async function measureIdle(world: World, push: Peer, seconds: number): Promise<number> {
  const clients = await openSubscribers({
    url: `ws://127.0.0.1:${push.port}/v1/graphql`,
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
