import { valuesOf } from '../operation/variables.ts';
import { randomOf } from '../../support/random/random.ts';
import { describeCase } from './describe.ts';
import { compareCase } from './failing-case.ts';
import type { Engine } from './open-engine.ts';
import { randomOperation, randomStart } from './run-seeds.ts';
import { smallerSelections } from './shrink-selection.ts';

/** Operations on the world of one seed. */
const OPERATIONS = 10;

/** Compares all operations that have a part less than a random one; describes the first difference. */
export async function runSmaller(
  engine: Engine,
  { seeds, first }: { seeds: number; first: number },
): Promise<{ readonly compared: number; readonly failed?: string }> {
  let compared = 0;
  for (let seed = first; seed < first + seeds; seed += 1) {
    const random = randomOf(seed);
    const start = randomStart(random);
    await engine.use(start.world, start.state);
    for (let at = 0; at < OPERATIONS; at += 1) {
      const { operation } = randomOperation(start.world, random);
      await engine.fill(start.state);
      for (const nodes of smallerSelections(operation.nodes)) {
        const smaller = { ...start, operation: { ...operation, nodes }, rounds: [valuesOf(nodes)] };
        if (operation.kind === 'mutation') await engine.fill(start.state);
        // A case that can't be run does not fail.
        const found = await compareCase(engine, smaller).catch(() => undefined);
        if (found?.difference !== undefined)
          return { compared, failed: `seed ${seed}\n${describeCase(smaller, found.difference)}` };
        compared += found === undefined ? 0 : 1;
      }
    }
  }

  return { compared };
}
