import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildPeer } from '../support/build-peer.ts';
import { machine } from '../support/machine.ts';
import { startPeer, type Peer } from '../support/peer.ts';
import { writeReport } from '../support/write-report.ts';
import type { HolderOrder, HolderReport } from './socket-holder.ts';
import { createWorld, type World } from './world.ts';

const HOLDERS = 3;
const ADDRESSES = 50;
const FULL = 100;
const QUICK = 20;
const QUERY = 'subscription ($id: Int!) { item(where: {id: {_eq: $id}}) { id name } }';

/** Measures the memory of idle sockets, and the time until all are back after the engine was started again. */
export async function benchSockets(options: readonly string[]): Promise<void> {
  const perAddress = options.includes('--quick') ? QUICK : FULL;
  const world = await createWorld();
  try {
    const idle = await measureIdle(world, perAddress);
    const back = await measureReturn(world, perAddress);
    const sockets = HOLDERS * ADDRESSES * perAddress;
    const text = `## Sockets

${machine()} ${sockets.toLocaleString('en')} sockets of ${HOLDERS} client processes, from ${HOLDERS * ADDRESSES} addresses.

| measured | value |
| --- | --- |
| memory of the engine for an idle socket, KB | ${idle.toFixed(1)} |
| the same with a live query of its own, KB | ${back.memoryKb.toFixed(1)} |
| all back, each with its state, after the engine has started again, s | ${back.seconds.toFixed(1)} |
| attempts refused meanwhile | ${back.refused} |
`;
    process.stdout.write(text);
    if (options.length === 0) writeReport('sockets', text);
  } finally {
    await world.close();
  }
}

async function measureIdle(world: World, perAddress: number): Promise<number> {
  const engine = await startEngine(world, 0);
  const before = await engine.memoryKb();
  const holders = await startHolders(engine.port, perAddress, undefined);
  await holders.next();
  const used = (await engine.memoryKb()) - before;
  holders.stop();
  await engine.stop();

  return used / (HOLDERS * ADDRESSES * perAddress);
}

async function measureReturn(world: World, perAddress: number) {
  const sockets = HOLDERS * ADDRESSES * perAddress;
  await world.sql.query(
    `insert into item select n, 'Item' from generate_series(11, ${sockets}) n; analyze item`,
  );
  const first = await startEngine(world, 0);
  const before = await first.memoryKb();
  const holders = await startHolders(first.port, perAddress, QUERY);
  await holders.next();
  const memoryKb = ((await first.memoryKb()) - before) / sockets;
  const back = holders.next();
  await first.stop();
  const again = await startEngine(world, first.port);
  const startedMs = performance.now();
  const refused = await back;
  const seconds = (performance.now() - startedMs) / 1_000;
  holders.stop();
  await again.stop();

  return { memoryKb, seconds, refused };
}

function startEngine({ databaseUrl }: World, port: number): Promise<Peer> {
  return startPeer({
    name: 'engine',
    script: new URL('./engine-server.ts', import.meta.url),
    settings: { databaseUrl, mode: 'push', connections: 5, port },
  });
}

async function startHolders(port: number, perAddress: number, query: string | undefined) {
  const script = fileURLToPath(await buildPeer(new URL('./socket-holder.ts', import.meta.url)));
  const children = Array.from({ length: HOLDERS }, (_, holder) => {
    const child = fork(script, [], { execArgv: [] });
    child.send({
      url: `ws://127.0.0.1:${port}/v1/graphql`,
      addresses: Array.from({ length: ADDRESSES }, (__, at) => `127.0.${holder + 1}.${at + 1}`),
      perAddress,
      first: 1 + holder * ADDRESSES * perAddress,
      query,
    } satisfies HolderOrder);

    return child;
  });

  return {
    /** Resolves to the number of refused attempts when all children report next that their sockets are open. */
    next: async () => {
      const reports = await Promise.all(children.map(nextReport));
      return reports.reduce((sum, { refused }) => sum + refused, 0);
    },
    stop: () => children.forEach((child) => child.kill('SIGKILL')),
  };
}

function nextReport(child: ChildProcess): Promise<HolderReport> {
  return new Promise((resolve) => child.once('message', (report) => resolve(report as HolderReport)));
}
