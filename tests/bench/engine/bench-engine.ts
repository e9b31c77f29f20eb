import type { Scenario } from '../support/scenario.ts';
import { measureLive } from './live.ts';
import { measureThroughput } from './throughput.ts';
import { createWorld } from './world.ts';

/** Compares the engine with its peers in one run, in interleaved blocks, and reports ratios. */
export const engine: Scenario = {
  title: 'The engine',
  measure: async (run) => {
    const world = await createWorld(run);
    const throughput = await measureThroughput(world, run.isQuick);

    return { parts: [...throughput, ...(await measureLive(world, run.isQuick))] };
  },
};
