import { machine } from '../support/machine.ts';
import { writeReport } from '../support/write-report.ts';
import { measureLive, type LiveResult } from './live.ts';
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

/** Compares the engine with its peers in one run, in interleaved blocks, and reports ratios. */
export async function benchEngine(options: readonly string[]): Promise<void> {
  const effort = options.includes('--quick') ? QUICK : FULL;
  const world = await createWorld();
  try {
    const throughput = options.includes('--live') ? [] : await measureThroughput(world, effort.throughput);
    const live = options.includes('--http') ? undefined : await measureLive(world, effort.live);
    const text = [...throughput.map(describeThroughput), live === undefined ? '' : describeLive(live)].join(
      '\n\n',
    );
    process.stdout.write(`${text}\n`);
    if (options.length === 0) writeReport('engine', `## The engine\n\n${machine()}\n\n${text}`);
  } finally {
    await world.close();
  }
}

function describeThroughput({ workload, peers, ratios, statementsPerOperation }: Throughput): string {
  const lines = peers.map(({ name, perSecond, cpuMsPerOperation }) => {
    const ratio = ratios[name];
    return `| ${name} | ${perSecond.toFixed(0)} | ${cpuMsPerOperation.toFixed(3)} | ${ratio === undefined ? '' : `${ratio.toFixed(2)}×`} |`;
  });
  return [
    `### Query, ${workload}`,
    '',
    '| server | operations/s | CPU ms/operation | engine to it |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    `SQL statements per operation: ${statementsPerOperation.toFixed(2)}.`,
  ].join('\n');
}

function describeLive(result: LiveResult): string {
  const lines = result.rows.map(
    ({ name, p50Ms, p99Ms, cpuMs }) =>
      `| ${name} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)} | ${cpuMs.toFixed(1)} |`,
  );
  return [
    `### Live, 1,000 subscribers of one query, ${result.bytes} bytes a state`,
    '',
    '| server | commit → client p50, ms | p99, ms | CPU ms/change |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    `Push to bare fan-out: p50 ${result.ratioP50.toFixed(2)}, p99 ${result.ratioP99.toFixed(2)}. Polling to push: p50 ${result.pollingRatio.toFixed(0)}×.`,
    '',
    `SQL statements per second with 5,000 idle subscriptions: ${result.idleStatementsPerSecond.toFixed(2)}.`,
  ].join('\n');
}
