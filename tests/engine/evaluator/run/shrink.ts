import type { Operation } from '../operation/document.ts';
import type { Values } from '../operation/variables.ts';
import type { State, World } from '../world/model.ts';
import { type Case, compareCase, type Difference } from './failing-case.ts';
import type { Engine } from './open-engine.ts';
import { shrinkBy } from './shrink-by.ts';
import { smallerSelections } from './shrink-selection.ts';
import { inWorld, smallerStates, smallerWorlds } from './shrink-world.ts';

/** Makes a failing case of one operation smaller: fields, arguments and conditions, rows, rights, tables. */
export async function shrink(
  engine: Engine,
  failing: Case,
  difference: Difference,
): Promise<Case & { readonly difference: Difference }> {
  const best = await shrinkBy({ failing, missed: difference }, smallerCases, async (candidate) => {
    await engine.use(candidate.world, candidate.state);

    return (await compareCase(engine, candidate)).difference;
  });

  return { ...best.failing, difference: best.missed };
}

function* smallerCases(from: Case): Generator<Case> {
  const { rounds } = from;
  for (let at = 0; rounds.length > 1 && at < rounds.length; at += 1)
    yield { ...from, rounds: rounds.filter((_: Values, index) => index !== at) };
  for (const { operations, ...rows } of smallerRequests({ ...from, operations: [from.operation] }))
    yield { ...from, ...rows, operation: operations[0] ?? from.operation };
}

/** Operations on some rows. */
export type Requests = {
  readonly world: World;
  readonly state: State;
  readonly operations: readonly Operation[];
};

/** Returns requests with a part of an operation, a row, a right or a table less. */
export function* smallerRequests({ world, state, operations }: Requests): Generator<Requests> {
  for (const [at, operation] of operations.entries())
    for (const nodes of smallerSelections(operation.nodes))
      yield { world, state, operations: operations.with(at, { ...operation, nodes }) };
  for (const smaller of smallerStates(state)) yield { world, state: smaller, operations };
  for (const smaller of smallerWorlds(world)) {
    const kept = [...state].filter(([name]) => smaller.tables.has(name));
    const moved = operations.map((operation) => inWorld(operation, smaller));
    yield { world: smaller, state: new Map(kept), operations: moved };
  }
}
