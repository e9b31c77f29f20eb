import { resolve } from 'node:path';
import { startBareEngine } from '../support/start-engine.ts';
import type { Run, Scenario } from '../support/scenario.ts';
import { inTurn, medianRatio, mediansOf } from '../support/statistics.ts';
import { openSubscribers, prepareCommit, SOCKETS } from './live-clients.ts';
import { cellsOf, sample, type Sample } from './live.ts';
import { createWorld, type World } from './world.ts';

/** Live queries of as many rows, each by its key, on 1,000 sockets. */
const SIZES = [1_000, 10_000, 50_000];
const ROUNDS_OF_ONE = 40;
const ROUNDS_OF_ALL = 8;
const QUERY = 'subscription ($id: Int!) { item(where: {id: {_eq: $id}}) { id name } }';

type Checkout = {
  readonly name: 'now' | 'before';
  readonly folder: string | undefined;
  readonly world: World;
};
type Samples = Readonly<Record<string, readonly Sample[]>>;

/**
 * Measures live queries that each read one row, while one row changes, and while all change at once. ENGINE_CHECKOUT
 * names the folder of another checkout, whose engine is measured in turn with this one's.
 */
export const live: Scenario = {
  title: 'Live queries by key',
  measure: async (run) => {
    const checkouts = await createCheckouts(run);
    const isCompared = checkouts.length > 1;
    const head = ['live queries', 'change', 'commit → client p50, ms', 'p99, ms', "engine's CPU ms/change"];
    const rows = [isCompared ? [...head, 'CPU to before'] : head];
    for (const queries of run.isQuick ? SIZES.slice(0, 2) : SIZES) {
      const { one, all } = await measure(checkouts, queries);
      for (const [change, samples] of [['one row', one] as const, ['all rows', all] as const]) {
        for (const { name } of checkouts) {
          const ratio = isCompared ? [name === 'now' ? ratioOf(samples) : ''] : [];
          rows.push([...row(queries, change, samples, name), ...ratio]);
        }
      }
    }

    return {
      parts: [
        `Each live query reads one row by its key; 1,000 sockets; clients, database and engine share the machine. Medians of ${ROUNDS_OF_ONE} changes of one row and of ${ROUNDS_OF_ALL} of all rows.`,
        rows,
      ],
    };
  },
};

/** Makes a database for each checkout, since each of them installs its own triggers. */
async function createCheckouts(run: Run): Promise<Checkout[]> {
  const older = process.env['ENGINE_CHECKOUT'];
  const folders = [
    ...(older === undefined ? [] : [{ name: 'before', folder: resolve(older) } as const]),
    { name: 'now', folder: undefined } as const,
  ];
  const checkouts: Checkout[] = [];
  for (const checkout of folders) checkouts.push({ ...checkout, world: await createWorld(run) });

  return checkouts;
}

async function measure(
  checkouts: readonly Checkout[],
  queries: number,
): Promise<Record<'one' | 'all', Samples>> {
  const sides: Awaited<ReturnType<typeof openSide>>[] = [];
  for (const checkout of checkouts) sides.push(await openSide(checkout, queries));
  const measuresOf = (change: 'changeOne' | 'changeAll') =>
    Object.fromEntries(sides.map((side) => [side.name, side[change]]));
  const one = await inTurn(measuresOf('changeOne'), { rounds: ROUNDS_OF_ONE, warmUps: 5 });
  const all = await inTurn(measuresOf('changeAll'), { rounds: ROUNDS_OF_ALL, warmUps: 2 });
  for (const side of sides) await side.close();

  return { one, all };
}

/** Starts the engine of a checkout, with its live queries. */
async function openSide({ name, folder, world }: Checkout, queries: number) {
  await world.sql.query(`truncate item`);
  await world.sql.query(`insert into item select n, 'Name no. 00000' from generate_series(1, ${queries}) n`);
  await world.sql.query('vacuum analyze item');
  const engine = await startBareEngine(world.databaseUrl, {}, folder);
  const clients = await openSubscribers({
    url: `ws://127.0.0.1:${engine.port}/v1/graphql`,
    perSocket: queries / SOCKETS,
    query: QUERY,
    variables: (serial) => ({ id: serial }),
  });
  const change = async (update: string, messages: number) =>
    sample(engine, clients, await prepareCommit(world.sql, update), messages);

  return {
    name,
    changeOne: (round: number) => {
      const id = 1 + (((round + 10) * 97) % queries);
      return change(`update item set name = 'Name no. ${number(round)}' where id = ${id}`, 1);
    },
    changeAll: (round: number) => change(`update item set name = 'All no. ${number(round)}'`, queries),
    close: async () => {
      clients.close();
      await engine.stop();
    },
  };
}

function row(queries: number, change: string, samples: Samples, name: Checkout['name']): string[] {
  const size = `${queries.toLocaleString('en')}${name === 'before' ? ', before' : ''}`;

  return [size, change, ...cellsOf(mediansOf(samples[name] ?? []))];
}

function ratioOf({ now = [], before = [] }: Samples): string {
  const cpuOf = (samples: readonly Sample[]) => samples.map(({ cpu }) => cpu);

  return medianRatio(cpuOf(now), cpuOf(before)).toFixed(2);
}

function number(round: number): string {
  return String(round + 100).padStart(5, '0');
}
