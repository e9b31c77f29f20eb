import { startPeer, type Peer } from '../support/peer.ts';
import { runLoad, sendOnce } from '../support/http-load.ts';
import { startBareEngine } from '../support/start-engine.ts';
import { inTurn, medianRatio, mediansOf } from '../support/statistics.ts';
import { installPostgraphile } from './install-postgraphile.ts';
import { recordSql } from './record-sql.ts';
import { requestBody, WORKLOADS, type Workload } from './workloads.ts';
import type { World } from './world.ts';

export type Throughput = {
  readonly workload: string;
  readonly peers: ReadonlyArray<{
    readonly name: string;
    readonly perSecond: number;
    readonly cpuMs: number;
  }>;
  /** Ratios of the engine to each peer: medians over the rounds. */
  readonly ratios: Readonly<Record<string, number>>;
  readonly statementsPerOperation: number;
};

type Effort = { readonly rounds: number; readonly blockSeconds: number; readonly connections: number };
type Sample = { readonly perSecond: number; readonly cpuMs: number };

const PATH = '/v1/graphql';
const HEADERS = { 'content-type': 'application/json' };
const POOL = 10;

/** Measures the servers alternately, block by block, so that other load on the machine affects all of them. */
export async function measureThroughput(world: World, effort: Effort): Promise<Throughput[]> {
  const peers = await startPeers(world.databaseUrl);
  const results: Throughput[] = [];
  for (const workload of WORKLOADS) {
    await compareBodies(peers, workload);
    const blocks = Object.fromEntries(
      peers.map((peer) => [peer.name, () => runBlock(peer, workload, effort)]),
    );
    const samples = await inTurn(blocks, { rounds: effort.rounds, warmUps: 1 });
    results.push(summarise(workload, samples, await countStatements(world, peers[0] as Peer, workload)));
  }
  for (const peer of peers) await peer.stop();
  return results;
}

async function startPeers(databaseUrl: string): Promise<Peer[]> {
  const recorded = await Promise.all(WORKLOADS.map((workload) => recordSql(databaseUrl, workload)));
  const statements = Object.fromEntries(
    WORKLOADS.flatMap((workload, at) =>
      workload.variables.map((variables, set) => [
        `${workload.hasura}${JSON.stringify(variables)}`,
        recorded[at]?.[set],
      ]),
    ),
  );
  const { folder, node, version } = installPostgraphile();
  const settings = { databaseUrl, connections: POOL };
  return [
    await startBareEngine(databaseUrl, 'push', { HASURA_GRAPHQL_PG_CONNECTIONS: String(POOL) }),
    await startPeer({
      name: 'bare',
      script: new URL('./bare-server.ts', import.meta.url),
      settings: { ...settings, statements },
    }),
    await startPeer({
      name: `PostGraphile ${version}`,
      script: new URL('./postgraphile-server.mjs', import.meta.url),
      settings: { ...settings, folder },
      execPath: node,
    }),
  ];
}

const textFor = (peer: Peer, workload: Workload) =>
  peer.name.startsWith('PostGraphile') ? workload.postgraphile : workload.hasura;

/** Checks that answers of engine and bare server are equal bytes, and PostGraphile's equal JSON. */
async function compareBodies(peers: readonly Peer[], workload: Workload): Promise<void> {
  for (const variables of workload.variables) {
    const bodies: string[] = [];
    for (const peer of peers) {
      bodies.push(await sendOnce(peer.port, PATH, HEADERS, requestBody(textFor(peer, workload), variables)));
    }
    const [engine = '', bare, postgraphile = ''] = bodies;
    const isEqual =
      engine === bare && JSON.stringify(JSON.parse(engine)) === JSON.stringify(JSON.parse(postgraphile));
    if (!isEqual || !engine.startsWith('{"data":')) {
      throw new Error(`The bodies of "${workload.name}" differ:\n${bodies.join('\n')}`);
    }
  }
}

async function runBlock(peer: Peer, workload: Workload, effort: Effort): Promise<Sample> {
  const cpuBefore = await peer.cpuMs();
  const block = await runLoad({
    port: peer.port,
    path: PATH,
    headers: HEADERS,
    bodies: workload.variables.map((variables) => requestBody(textFor(peer, workload), variables)),
    connections: effort.connections,
    seconds: effort.blockSeconds,
    isGood: (body) => body.includes('"data":{') && !body.includes('"errors"'),
  });
  if (block.errors > 0)
    throw new Error(`${peer.name} answered ${block.errors} times with an error; the run is void`);
  return {
    perSecond: block.requests / block.seconds,
    cpuMs: ((await peer.cpuMs()) - cpuBefore) / block.requests,
  };
}

async function countStatements(world: World, engine: Peer, workload: Workload): Promise<number> {
  const before = await world.statements();
  for (const variables of workload.variables) {
    await sendOnce(engine.port, PATH, HEADERS, requestBody(workload.hasura, variables));
  }
  return ((await world.statements()) - before) / workload.variables.length;
}

function summarise(
  workload: Workload,
  samples: Readonly<Record<string, readonly Sample[]>>,
  statementsPerOperation: number,
): Throughput {
  const { engine = [], ...others } = samples;
  const rates = (all: readonly Sample[]) => all.map(({ perSecond }) => perSecond);

  return {
    workload: workload.name,
    peers: Object.entries(samples).map(([name, all]) => ({ name, ...mediansOf(all) })),
    ratios: Object.fromEntries(
      Object.entries(others).map(([name, all]) => [name, medianRatio(rates(engine), rates(all))]),
    ),
    statementsPerOperation,
  };
}
