import { resolve } from 'node:path';
import { startBareEngine } from '../support/start-engine.ts';
import type { Scenario } from '../support/scenario.ts';
import { inTurn, mediansOf } from '../support/statistics.ts';
import { openSubscribers, prepareCommit, SOCKETS } from './live-clients.ts';
import { cellsOf, sample, type Sample } from './live.ts';
import { createWorld, type World } from './world.ts';

/** Live queries of as many rows, each by its key, on 1,000 sockets. */
const SIZES = [1_000, 10_000, 50_000];
const ROUNDS_OF_ONE = 40;
const ROUNDS_OF_ALL = 8;
const QUERY = 'subscription ($id: Int!) { item(where: {id: {_eq: $id}}) { id name } }';

/**
 * Measures live queries that each read one row, while one row changes, and while all change at once. ENGINE_CHECKOUT
 * names the folder of another checkout, whose engine is measured before this one's.
 */
export const live: Scenario = {
  title: 'Live queries by key',
  measure: async (run) => {
    const world = await createWorld(run);
    const rows = [['live queries', 'change', 'commit → client p50, ms', 'p99, ms', "engine's CPU ms/change"]];
    const older = process.env['ENGINE_CHECKOUT'];
    const checkouts = [...(older === undefined ? [] : [resolve(older)]), undefined];
    for (const queries of run.isQuick ? SIZES.slice(0, 2) : SIZES) {
      for (const checkout of checkouts) {
        const { one, all } = await measure(world, queries, checkout);
        const size = `${queries.toLocaleString('en')}${checkout === undefined ? '' : ', before'}`;
        rows.push([size, 'one row', ...cellsOf(one)], [size, 'all rows', ...cellsOf(all)]);
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

async function measure(
  world: World,
  queries: number,
  checkout: string | undefined,
): Promise<{ one: Sample; all: Sample }> {
  await world.sql.query(`truncate item`);
  await world.sql.query(`insert into item select n, 'Name no. 00000' from generate_series(1, ${queries}) n`);
  await world.sql.query('vacuum analyze item');
  const engine = await startBareEngine(world.databaseUrl, {}, checkout);
  const clients = await openSubscribers({
    url: `ws://127.0.0.1:${engine.port}/v1/graphql`,
    perSocket: queries / SOCKETS,
    query: QUERY,
    variables: (serial) => ({ id: serial }),
  });
  const change = async (update: string, messages: number) =>
    sample(engine, clients, await prepareCommit(world.sql, update), messages);
  const changeOne = (round: number) => {
    const id = 1 + (((round + 10) * 97) % queries);
    return change(`update item set name = 'Name no. ${number(round)}' where id = ${id}`, 1);
  };
  const changeAll = (round: number) => change(`update item set name = 'All no. ${number(round)}'`, queries);
  const { one } = await inTurn({ one: changeOne }, { rounds: ROUNDS_OF_ONE, warmUps: 5 });
  const { all } = await inTurn({ all: changeAll }, { rounds: ROUNDS_OF_ALL, warmUps: 2 });
  clients.close();
  await engine.stop();

  return { one: mediansOf(one), all: mediansOf(all) };
}

function number(round: number): string {
  return String(round + 100).padStart(5, '0');
}
