import { join } from 'node:path';
import { installPackages } from '../support/install-packages.ts';
import { startPeer, type Peer } from '../support/peer.ts';
import { runLoad } from '../support/http-load.ts';
import type { Part } from '../support/scenario.ts';
import { startBareEngine } from '../support/start-engine.ts';
import { inTurn, medianRatio, mediansOf } from '../support/statistics.ts';
import type { BareSettings } from './bare-server.ts';
import { recordSql } from './record-sql.ts';
import { WORKLOADS, type Workload } from './workloads.ts';
import type { World } from './world.ts';

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
export async function measureThroughput(world: World, isQuick: boolean): Promise<Part[]> {
  const { rounds, seconds } = isQuick ? { rounds: 3, seconds: 1 } : { rounds: 9, seconds: 3 };
  const peers = await startPeers(world.databaseUrl);
  const contenders = Object.entries(peers);
  const parts: Part[] = [];
  for (const workload of WORKLOADS) {
    await compareBodies(contenders, workload);
    const blocks = Object.fromEntries(
      contenders.map(([name, peer]) => [name, () => runBlock(name, peer, workload, seconds)]),
    );
    const samples = await inTurn(blocks, { rounds, warmUps: 1 });
    parts.push(...describe(workload, samples, await countStatements(world, peers.engine, workload)));
  }
  for (const [, peer] of contenders) await peer.stop();
  return parts;
}

async function startPeers(databaseUrl: string) {
  const recorded = await Promise.all(WORKLOADS.map((workload) => recordSql(databaseUrl, workload)));
  const folder = installPackages('postgraphile', [`postgraphile@${POSTGRAPHILE}`, `node@${NODE}`]);
  const settings = { databaseUrl, connections: POOL };
  return {
    engine: await startBareEngine(databaseUrl, { HASURA_GRAPHQL_PG_CONNECTIONS: String(POOL) }),
    bare: await startPeer(new URL('./bare-server.ts', import.meta.url), {
      ...settings,
      statements: Object.assign({}, ...recorded) as BareSettings['statements'],
    }),
    [`PostGraphile ${POSTGRAPHILE}`]: await startPeer(
      new URL('./postgraphile-server.mjs', import.meta.url),
      { ...settings, folder },
      { execPath: join(folder, 'node_modules/node/bin/node') },
    ),
  };
}

/** Returns the bodies of a workload's requests, in the syntax of the server with this name. */
const bodiesFor = (name: string, { postgraphile, hasura, variables }: Workload) =>
  variables.map((each) =>
    JSON.stringify({ query: name.startsWith('PostGraphile') ? postgraphile : hasura, variables: each }),
  );

async function sendOnce({ port }: Peer, body: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${PATH}`, { method: 'POST', headers: HEADERS, body });
  return response.text();
}

/** Checks that answers of engine and bare server are equal bytes, and PostGraphile's equal JSON. */
async function compareBodies(
  contenders: readonly (readonly [string, Peer])[],
  workload: Workload,
): Promise<void> {
  const asked = contenders.map(([name, peer]) => ({ peer, requests: bodiesFor(name, workload) }));
  for (const at of workload.variables.keys()) {
    const bodies = await Promise.all(asked.map(({ peer, requests }) => sendOnce(peer, requests[at] ?? '')));
    const [engine = '', bare, postgraphile = ''] = bodies;
    const isEqual =
      engine === bare && JSON.stringify(JSON.parse(engine)) === JSON.stringify(JSON.parse(postgraphile));
    if (!isEqual || !engine.startsWith('{"data":')) {
      throw new Error(`The bodies of "${workload.name}" differ:\n${bodies.join('\n')}`);
    }
  }
}

async function runBlock(name: string, peer: Peer, workload: Workload, seconds: number): Promise<Sample> {
  const cpuBefore = await peer.cpuMs();
  const { requests, perSecond } = await runLoad({
    port: peer.port,
    path: PATH,
    headers: HEADERS,
    bodies: bodiesFor(name, workload),
    seconds,
    isGood: (body) => body.includes('"data":{') && !body.includes('"errors"'),
  });

  return { perSecond, cpuMs: ((await peer.cpuMs()) - cpuBefore) / requests };
}

async function countStatements(world: World, engine: Peer, workload: Workload): Promise<number> {
  const before = await world.statements();
  for (const body of bodiesFor('engine', workload)) await sendOnce(engine, body);
  return ((await world.statements()) - before) / workload.variables.length;
}

function describe(
  { name }: Workload,
  samples: Readonly<Record<string, readonly Sample[]>>,
  statementsPerOperation: number,
): Part[] {
  const rates = (all: readonly Sample[] = []) => all.map(({ perSecond }) => perSecond);
  const rows = Object.entries(samples).map(([peer, all]) => {
    const { perSecond, cpuMs } = mediansOf(all);
    const ratio = medianRatio(rates(samples['engine']), rates(all));
    return [peer, perSecond.toFixed(0), cpuMs.toFixed(3), peer === 'engine' ? '' : `${ratio.toFixed(2)}×`];
  });

  return [
    `### Query, ${name}`,
    [['server', 'operations/s', 'CPU ms/operation', 'engine to it'], ...rows],
    `SQL statements per operation: ${statementsPerOperation.toFixed(2)}.`,
  ];
}
