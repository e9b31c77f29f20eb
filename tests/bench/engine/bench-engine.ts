import type { Scenario } from '../support/scenario.ts';
import { measureLive } from './live.ts';
import { measureThroughput } from './throughput.ts';
import { createWorld } from './world.ts';

const FULL = {
  throughput: { rounds: 9, blockSeconds: 3 },
  live: { rounds: 40, pollRounds: 8, idleSeconds: 60 },
};
/** Settings for a quick run without a report: `npm run bench -- engine --quick`. */
const QUICK = {
  throughput: { rounds: 3, blockSeconds: 1 },
  live: { rounds: 12, pollRounds: 3, idleSeconds: 10 },
};

/** Compares the engine with its peers in one run, in interleaved blocks, and reports ratios. */
export const engine: Scenario = {
  title: 'The engine',
  measure: async (run) => {
    const effort = run.isQuick ? QUICK : FULL;
    const world = await createWorld(run);
    const throughput = await measureThroughput(world, effort.throughput);

    return { parts: [...throughput, ...(await measureLive(world, effort.live))] };
  },
};
