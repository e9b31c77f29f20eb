import { randomOf } from '../../support/random/random.ts';
import { randomPair } from '../operation/random-pair.ts';
import type { Operation } from '../operation/document.ts';
import type { State, World } from '../world/model.ts';
import { describeRequests } from './describe.ts';
import { expectedAnswer, foundAnswer } from './failing-case.ts';
import type { Engine } from './open-engine.ts';
import { readState, stateText } from './read-state.ts';
import { OPERATIONS, randomStart } from './run-seeds.ts';
import { type Requests, smallerRequests } from './shrink.ts';
import { shrinkBy } from './shrink-by.ts';

/** Times that a smaller pair runs: whether it fails may depend on which of the two comes first. */
const REPEATS = 10;

/** What is seen of two mutations: their answers and the rows after them. */
type Outcome = { readonly answers: readonly string[]; readonly rows: string };
type Pair = Requests & { readonly operations: readonly [Operation, Operation] };
type Compared = {
  readonly missed?: { readonly expected: string; readonly found: string };
  readonly state: State;
};

/** Runs pairs of mutations at once; describes the first whose outcome is that of neither order. */
export async function runPairs(
  engine: Engine,
  { seeds, first }: { seeds: number; first: number },
): Promise<string | undefined> {
  let now: { world: World; state: State } | undefined;
  for (let seed = first - (first % OPERATIONS); seed < first + seeds; seed += 1) {
    if (now === undefined || seed % OPERATIONS === 0) {
      now = randomStart(randomOf(Math.floor(seed / OPERATIONS)));
      await engine.use(now.world, now.state);
    }
    const pair = { ...now, operations: randomPair(now.world, now.state, randomOf(seed)) };
    const { missed, state } = await comparePair(engine, pair);
    if (missed !== undefined) {
      const smallest = await shrinkBy({ failing: pair as Requests, missed }, smallerRequests, (candidate) =>
        repeatPair(engine, candidate as Pair),
      );

      return `seed ${seed}, at once:\n${describeRequests(smallest.failing, smallest.missed)}`;
    }
    now = { ...now, state };
  }

  return undefined;
}

async function repeatPair(engine: Engine, pair: Pair): Promise<Compared['missed']> {
  for (let times = 0; times < REPEATS; times += 1) {
    await engine.use(pair.world, pair.state);
    const { missed } = await comparePair(engine, pair);
    if (missed !== undefined) return missed;
  }

  return undefined;
}

async function comparePair(engine: Engine, { world, state, operations }: Pair): Promise<Compared> {
  const [one, other] = operations;
  const orders = [serial(world, state, one, other), serial(world, state, other, one, true)];
  const bodies = await Promise.all(operations.map((operation) => engine.ask(operation)));
  const rows = textOf(await readState(engine.pool, world));
  const isSeen = ({ answers, rows: left }: Outcome) =>
    left === rows &&
    bodies.every((body, at) => foundAnswer(operations[at] ?? one, answers[at] ?? '', body) === answers[at]);
  const expected = orders.find(({ outcome }) => isSeen(outcome));
  if (expected !== undefined) return { state: expected.state };
  const texts = orders.map(({ outcome }) => outcomeText(outcome));

  return {
    state,
    missed: { expected: `{${texts.join('\n  or\n')}}`, found: `{${outcomeText({ answers: bodies, rows })}}` },
  };
}

const outcomeText = ({ answers, rows }: Outcome) => [...answers, rows].join('\n');

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
