import type { Scenario } from '../support/scenario.ts';
import { tableOf } from '../support/write-report.ts';
import { cellsOf, measureLive, type LiveResult } from './live.ts';
import { measureThroughput, type Throughput } from './throughput.ts';
import { createWorld } from './world.ts';

const FULL = {
  throughput: { rounds: 9, blockSeconds: 3, connections: 16 },
  live: { subscribers: 1_000, rounds: 40, pollRounds: 8, idleSeconds: 60 },
};
/** Settings for a quick run without a report: `npm run bench -- engine --quick`. */
const QUICK = {
  throughput: { rounds: 3, blockSeconds: 1, connections: 16 },
  live: { subscribers: 1_000, rounds: 12, pollRounds: 3, idleSeconds: 10 },
};

/**
 * Compares the engine with its peers in one run, in interleaved blocks, and reports ratios. `--http` leaves out the live
 * queries, and `--live` the others.
 */
export const engine: Scenario = {
  title: 'The engine',
  measure: async (run) => {
    const effort = run.isQuick ? QUICK : FULL;
    const world = await createWorld(run);
    const throughput = run.options.includes('--live')
      ? []
      : await measureThroughput(world, effort.throughput);
    const live = run.options.includes('--http') ? [] : [await measureLive(world, effort.live)];

    return { text: [...throughput.map(describeThroughput), ...live.map(describeLive)].join('\n\n') };
  },
};

function describeThroughput({ workload, peers, ratios, statementsPerOperation }: Throughput): string {
  const rows = peers.map(({ name, perSecond, cpuMs }) => {
    const ratio = ratios[name];
    return [name, perSecond.toFixed(0), cpuMs.toFixed(3), ratio === undefined ? '' : `${ratio.toFixed(2)}×`];
  });

  return `### Query, ${workload}

${tableOf(['server', 'operations/s', 'CPU ms/operation', 'engine to it'], rows)}

SQL statements per operation: ${statementsPerOperation.toFixed(2)}.`;
}

function describeLive(result: LiveResult): string {
  return `### Live, 1,000 subscribers of one query, ${result.bytes} bytes a state

${tableOf(
  ['server', 'commit → client p50, ms', 'p99, ms', 'CPU ms/change'],
  Object.entries(result.servers).map(([name, sample]) => [name, ...cellsOf(sample)]),
)}

Push to bare fan-out: p50 ${result.ratioP50.toFixed(2)}, p99 ${result.ratioP99.toFixed(2)}. Polling to push: p50 ${result.pollingRatio.toFixed(0)}×.

SQL statements per second with 5,000 idle subscriptions: ${result.idleStatementsPerSecond.toFixed(2)}.`;
}
