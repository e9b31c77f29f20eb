import { startBuilt } from '../support/peer.ts';
import { amountOf, type Scenario } from '../support/scenario.ts';
import { startBareEngine } from '../support/start-engine.ts';
import type { HolderOrder } from './socket-holder.ts';
import { createWorld, type World } from './world.ts';

const HOLDERS = 3;
const ADDRESSES = 50;
const QUERY = 'subscription ($id: Int!) { item(where: {id: {_eq: $id}}) { id name } }';

/** Measures the memory of idle sockets, and the time until all are back after the engine was started again. */
export const sockets: Scenario = {
  title: 'Sockets',
  measure: async (run) => {
    const perAddress = amountOf(run, { full: 100, quick: 20 });
    const world = await createWorld(run);
    const idleKb = await measureIdle(world, perAddress);
    const back = await measureReturn(world, perAddress);
    const count = HOLDERS * ADDRESSES * perAddress;

    return {
      parts: [
        `${count.toLocaleString('en')} sockets of ${HOLDERS} client processes, from ${HOLDERS * ADDRESSES} addresses.`,
        [
          ['measured', 'value'],
          ['memory of the engine for an idle socket, KB', idleKb.toFixed(1)],
          ['the same with a live query of its own, KB', back.memoryKb.toFixed(1)],
          ['all back, each with its state, after the engine has started again, s', back.seconds.toFixed(1)],
          ['attempts refused meanwhile', back.refused],
        ],
      ],
    };
  },
};

async function measureIdle({ databaseUrl }: World, perAddress: number): Promise<number> {
  const engine = await startBareEngine(databaseUrl);
  const before = await engine.memoryKb();
  const holders = await startHolders(engine.port, perAddress, undefined);
  const used = (await engine.memoryKb()) - before;
  await holders.stop();
  await engine.stop();

  return used / (HOLDERS * ADDRESSES * perAddress);
}

async function measureReturn(world: World, perAddress: number) {
  const sockets = HOLDERS * ADDRESSES * perAddress;
  await world.sql.query(
    `insert into item select n, 'Item' from generate_series(11, ${sockets}) n; analyze item`,
  );
  const first = await startBareEngine(world.databaseUrl);
  const before = await first.memoryKb();
  const holders = await startHolders(first.port, perAddress, QUERY);
  const memoryKb = ((await first.memoryKb()) - before) / sockets;
  const back = holders.refusedUntilBack();
  await first.stop();
  const again = await startBareEngine(world.databaseUrl, {
    HASURA_GRAPHQL_SERVER_PORT: String(first.port),
  });
  const startedMs = performance.now();
  const refused = await back;
  const seconds = (performance.now() - startedMs) / 1_000;
  await holders.stop();
  await again.stop();

  return { memoryKb, seconds, refused };
}

/** Starts processes that hold sockets, and waits until all of these are open. */
async function startHolders(port: number, perAddress: number, query: string | undefined) {
  const script = new URL('./socket-holder.ts', import.meta.url);
  const holders = await Promise.all(Array.from({ length: HOLDERS }, () => startBuilt(script)));
  const opened = holders.map(({ call }, holder) =>
    call('hold', {
      url: `ws://127.0.0.1:${port}/v1/graphql`,
      addresses: Array.from({ length: ADDRESSES }, (_, at) => `127.0.${holder + 1}.${at + 1}`),
      perAddress,
      first: 1 + holder * ADDRESSES * perAddress,
      query,
    } satisfies HolderOrder),
  );
  await Promise.all(opened);

  return {
    /** Resolves to the number of refused attempts when the sockets of all processes are open the next time. */
    refusedUntilBack: async () => {
      const refused = await Promise.all(holders.map(({ call }) => call<number>('refusedUntilOpen')));
      return refused.reduce((sum, count) => sum + count, 0);
    },
    stop: () => Promise.all(holders.map(({ stop }) => stop())),
  };
}
