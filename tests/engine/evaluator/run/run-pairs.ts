import { randomOf } from '../../support/random/random.ts';
import type { Operation } from '../operation/document.ts';
import { print } from '../operation/print.ts';
import { randomPair } from '../operation/random-pair.ts';
import type { State, World } from '../world/model.ts';
import { expectedAnswer, foundAnswer } from './failing-case.ts';
import type { Engine } from './open-engine.ts';
import { readState, stateText } from './read-state.ts';
import { OPERATIONS, randomStart } from './run-seeds.ts';

/** What is seen of two mutations: their answers and the rows after them. */
type Outcome = { readonly answers: readonly string[]; readonly rows: string };
export type FailedPair = Outcome & {
  readonly seed: number;
  readonly requests: readonly unknown[];
  readonly before: string;
  readonly possible: readonly Outcome[];
};

/** Runs pairs of mutations at once; returns the first whose outcome is that of neither order. */
export async function runPairs(
  engine: Engine,
  { seeds, first }: { seeds: number; first: number },
): Promise<FailedPair | undefined> {
  let now: { world: World; state: State } | undefined;
  for (let seed = first - (first % OPERATIONS); seed < first + seeds; seed += 1) {
    if (now === undefined || seed % OPERATIONS === 0) {
      now = randomStart(randomOf(Math.floor(seed / OPERATIONS)));
      await engine.use(now.world, now.state);
    }
    const { world, state } = now;
    const pair = randomPair(world, state, randomOf(seed));
    const [one, other] = pair;
    const orders = [serial(world, state, one, other), serial(world, state, other, one, true)];
    const bodies = await Promise.all(pair.map((operation) => engine.ask(operation)));
    const rows = textOf(await readState(engine.pool, world));
    const expected = orders.find(
      ({ outcome }) =>
        outcome.rows === rows &&
        bodies.every(
          (body, at) => foundAnswer(pair[at] ?? one, outcome.answers[at] ?? '', body) === outcome.answers[at],
        ),
    );
    if (expected === undefined)
      return {
        seed,
        requests: pair.map(print),
        before: textOf(stateText(world, state)),
        answers: bodies,
        rows,
        possible: orders.map(({ outcome }) => outcome),
      };
    now = { world, state: expected.state };
  }

  return undefined;
}

/** Carries out two mutations one after the other; the answers are in the pair's own order. */
function serial(
  world: World,
  state: State,
  first: Operation,
  second: Operation,
  isSwapped = false,
): { outcome: Outcome; state: State } {
  const one = expectedAnswer(first, { world, state, session: first.session });
  const other = expectedAnswer(second, { world, state: one.state, session: second.session });
  const answers = [one.expected, other.expected];

  return {
    outcome: {
      answers: isSwapped ? answers.toReversed() : answers,
      rows: textOf(stateText(world, other.state)),
    },
    state: other.state,
  };
}

const textOf = (tables: ReadonlyMap<string, string>) =>
  [...tables].map(([name, rows]) => `${name}: ${rows}`).join('\n');
