import { machine } from '../support/machine.ts';
import { writeReport } from '../support/write-report.ts';
import { openSubscribers, prepareCommit } from './live-clients.ts';
import { rowOf, sample, type Sample, startEngine } from './live.ts';
import { createWorld, type World } from './world.ts';

/** Live queries of as many rows, each by its key, on 1,000 sockets. */
const SIZES = [1_000, 10_000, 50_000];
const SOCKETS = 1_000;
const ROUNDS_OF_ONE = 40;
const ROUNDS_OF_ALL = 8;
const QUERY = 'subscription ($id: Int!) { item(where: {id: {_eq: $id}}) { id name } }';

type Row = { readonly queries: number; readonly one: Sample; readonly all: Sample };

/** Measures live queries that each read one row, while one row changes, and while all change at once. */
export async function benchLive(options: readonly string[]): Promise<void> {
  const rows: Row[] = [];
  for (const queries of options.includes('--quick') ? SIZES.slice(0, 2) : SIZES) {
    const world = await createWorld();
    try {
      rows.push(await measure(world, queries));
    } finally {
      await world.close();
    }
  }
  const text = describe(rows);
  process.stdout.write(`${text}\n`);
  if (options.length === 0) writeReport('live', text);
}

async function measure(world: World, queries: number): Promise<Row> {
  await world.sql.query(`truncate item`);
  await world.sql.query(`insert into item select n, 'Name no. 00000' from generate_series(1, ${queries}) n`);
  await world.sql.query('vacuum analyze item');
  const engine = await startEngine(world, 'push');
  const clients = await openSubscribers({
    url: `ws://127.0.0.1:${engine.port}/v1/graphql`,
    count: SOCKETS,
    perSocket: queries / SOCKETS,
    query: QUERY,
    variables: (serial) => ({ id: serial }),
  });
  const one: Sample[] = [];
  for (let round = -5; round < ROUNDS_OF_ONE; round += 1) {
    const id = 1 + (((round + 10) * 97) % queries);
    const commit = await prepareCommit(
      world.sql,
      `update item set name = 'Name no. ${number(round)}' where id = ${id}`,
    );
    const taken = await sample(engine, clients, commit, 1);
    if (round >= 0) one.push(taken);
  }
  const all: Sample[] = [];
  for (let round = -2; round < ROUNDS_OF_ALL; round += 1) {
    const commit = await prepareCommit(world.sql, `update item set name = 'All no. ${number(round)}'`);
    const taken = await sample(engine, clients, commit, queries);
    if (round >= 0) all.push(taken);
  }
  clients.close();
  await engine.stop();

  return { queries, one: medianOf(one), all: medianOf(all) };
}

function number(round: number): string {
  return String(round + 100).padStart(5, '0');
}

function medianOf(samples: readonly Sample[]): Sample {
  const { p50Ms, p99Ms, cpuMs } = rowOf('', samples);

  return { p50: p50Ms, p99: p99Ms, cpu: cpuMs };
}

function describe(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ queries, one, all }) => [
    lineOf(queries, 'one row', one),
    lineOf(queries, 'all rows', all),
  ]);

  return `## Live queries by key

${machine()} Each live query reads one row by its key; 1,000 sockets; clients, database and engine share the machine. Medians of ${ROUNDS_OF_ONE} changes of one row and of ${ROUNDS_OF_ALL} of all rows.

| live queries | change | commit → client p50, ms | p99, ms | engine's CPU ms/change |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}

function lineOf(queries: number, change: string, { p50, p99, cpu }: Sample): string {
  return `| ${queries.toLocaleString('en')} | ${change} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${cpu.toFixed(1)} |`;
}
