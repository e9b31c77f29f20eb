import { join } from 'node:path';
import { installPackages } from '../support/install-packages.ts';
import { startPeer, type Peer } from '../support/peer.ts';
import { runLoad, sendOnce } from '../support/http-load.ts';
import { startBareEngine } from '../support/start-engine.ts';
import { inTurn, medianRatio, mediansOf } from '../support/statistics.ts';
import { markdownTable } from '../../../codegen/format-document.ts';
import { recordSql } from './record-sql.ts';
import { requestBody, WORKLOADS, type Workload } from './workloads.ts';
import type { World } from './world.ts';

type Effort = { readonly rounds: number; readonly blockSeconds: number; readonly connections: number };
type Sample = { readonly perSecond: number; readonly cpuMs: number };

const PATH = '/v1/graphql';
const HEADERS = { 'content-type': 'application/json' };
const POOL = 10;
const POSTGRAPHILE = '5.1.5';
/** Version of the Node that PostGraphile needs. */
const NODE = '22';

/**
 * Measures the servers alternately, block by block, so that other load on the machine affects all of them; describes
 * each workload.
 */
export async function measureThroughput(world: World, effort: Effort): Promise<string[]> {
  const peers = await startPeers(world.databaseUrl);
  const sections: string[] = [];
  for (const workload of WORKLOADS) {
    await compareBodies(peers, workload);
    const blocks = Object.fromEntries(
      peers.map((peer) => [peer.name, () => runBlock(peer, workload, effort)]),
    );
    const samples = await inTurn(blocks, { rounds: effort.rounds, warmUps: 1 });
    sections.push(describe(workload, samples, await countStatements(world, peers[0] as Peer, workload)));
  }
  for (const peer of peers) await peer.stop();
  return sections;
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
  const folder = installPackages('postgraphile', [`postgraphile@${POSTGRAPHILE}`, `node@${NODE}`]);
  const settings = { databaseUrl, connections: POOL };
  return [
    await startBareEngine(databaseUrl, 'push', { HASURA_GRAPHQL_PG_CONNECTIONS: String(POOL) }),
    await startPeer({
      name: 'bare',
      script: new URL('./bare-server.ts', import.meta.url),
      settings: { ...settings, statements },
    }),
    await startPeer({
      name: `PostGraphile ${POSTGRAPHILE}`,
      script: new URL('./postgraphile-server.mjs', import.meta.url),
      settings: { ...settings, folder },
      execPath: join(folder, 'node_modules/node/bin/node'),
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

function describe(
  { name }: Workload,
  samples: Readonly<Record<string, readonly Sample[]>>,
  statementsPerOperation: number,
): string {
  const rates = (all: readonly Sample[] = []) => all.map(({ perSecond }) => perSecond);
  const rows = Object.entries(samples).map(([peer, all]) => {
    const { perSecond, cpuMs } = mediansOf(all);
    const ratio = medianRatio(rates(samples['engine']), rates(all));
    return [peer, perSecond.toFixed(0), cpuMs.toFixed(3), peer === 'engine' ? '' : `${ratio.toFixed(2)}×`];
  });

  return `### Query, ${name}

${markdownTable(['server', 'operations/s', 'CPU ms/operation', 'engine to it'], rows)}

SQL statements per operation: ${statementsPerOperation.toFixed(2)}.`;
}
