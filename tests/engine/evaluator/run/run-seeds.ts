import { type Random, randomOf } from '../../support/random/random.ts';
import { otherValues, valuesOf } from '../operation/variables.ts';
import { randomMutation } from '../operation/random-mutation.ts';
import { randomQuery } from '../operation/random-query.ts';
import type { State, World } from '../world/model.ts';
import { randomSession } from '../world/random-permissions.ts';
import { randomState } from '../world/random-rows.ts';
import { randomWorld } from '../world/random-world.ts';
import { type Case, compareCase, type Difference } from './failing-case.ts';
import type { Engine } from './open-engine.ts';

/** Operations that one world serves; a failed one is repeated from the first. */
export const OPERATIONS = 100;
/** Requests of some documents, with other values of their variables: the engine keeps plans from the second on. */
const ROUNDS = 4;
/** Operations have other seeds than worlds. */
const OPERATION_SEEDS = 1_000_000_007;

export type FailedSeed = { readonly seed: number; readonly failing: Case; readonly difference: Difference };

/** Compares the engine's answers with the evaluator's; returns the first differences. */
export async function runSeeds(
  engine: Engine,
  { seeds, first, most = 1 }: { seeds: number; first: number; most?: number },
): Promise<FailedSeed[]> {
  const failed: FailedSeed[] = [];
  let now: { world: World; state: State } | undefined;
  // What a mutation changes is there for the next seed, so a world's seeds begin with its first.
  for (let seed = first - (first % OPERATIONS); seed < first + seeds && failed.length < most; seed += 1) {
    if (now === undefined || seed % OPERATIONS === 0) {
      now = randomStart(randomOf(Math.floor(seed / OPERATIONS)));
      await engine.use(now.world, now.state);
    }
    const failing = { ...now, ...randomOperation(now.world, randomOf(seed + OPERATION_SEEDS)) };
    const { difference, state } = await compareCase(engine, failing);
    if (difference === undefined) now = { ...now, state };
    else {
      failed.push({ seed, failing, difference });
      await engine.fill(now.state);
    }
  }

  return failed;
}

/** Makes tables with rows. */
export function randomStart(random: Random): { world: World; state: State } {
  const world = randomWorld(random);

  return { world, state: randomState(world, random) };
}

export function randomOperation(world: World, random: Random): Pick<Case, 'operation' | 'rounds'> {
  const making = { random, world, session: randomSession(random), isInVariable: false };
  const operation = (random.oneIn(2) ? randomMutation(making) : undefined) ?? randomQuery(making);
  const values = valuesOf(operation.nodes);
  const others = values.size > 0 && random.oneIn(4) ? ROUNDS - 1 : 0;

  return {
    operation,
    rounds: [values, ...Array.from({ length: others }, () => otherValues(operation.nodes, random))],
  };
}
