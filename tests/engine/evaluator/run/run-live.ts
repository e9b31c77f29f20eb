import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';
import { type Random, randomOf } from '../../support/random/random.ts';
import type { FieldNode, Operation } from '../operation/document.ts';
import { aimedChange } from '../operation/random-aimed.ts';
import { randomMutation } from '../operation/random-mutation.ts';
import { randomSubscription } from '../operation/random-query.ts';
import { formed } from '../operation/random-selection.ts';
import { ADMIN, type State, type World } from '../world/model.ts';
import { randomSession } from '../world/random-permissions.ts';
import { expectedAnswer, foundAnswer } from './failing-case.ts';
import { describeRequests } from './describe.ts';
import { follow, type Followed, type Missed } from './follow.ts';
import type { Engine } from './open-engine.ts';
import { type LiveQueries, openLive } from './open-live.ts';
import { randomStart } from './run-seeds.ts';
import { type Requests } from './shrink.ts';
import { shrinkLive } from './shrink-live.ts';

/** Changes of one world's rows, and live queries and streams that follow them. */
const CHANGES = 50;
const QUERIES = 10;
/** A stream shows few of the changes: only rows after its cursor. */
const MOST_STREAMS = 2;
/** Of these, some need not show anything that changes. */
const UNCHOSEN = 1;
/** Some subscriptions read views and functions, which are polled, and some show no rows. */
const MOST_TRIES = 200;
/** Changes that are tried for a subscription, and for what a mutation of several changes alters. */
const [CHOICES, MOST_CHOICES] = [4, 24];
/** Part of the subscriptions that a mutation may leave as they are. */
const UNALTERED = 0.3;

/** Changes of rows after which a subscription, which is the first operation, does not show what it should. */
type LostChange = { readonly seed: number; readonly failing: Requests; readonly missed: Missed };
export type LiveRun = {
  /** Describes the smallest case that was found for the first lost change. */
  readonly lost: string | undefined;
  readonly compared: number;
  readonly changed: number;
};

/** Changes rows by random mutations; after each, every subscription must show what the evaluator says. */
export async function runLive(
  engine: Engine,
  databaseUrl: string,
  { seeds, first, lostMs = HANGS_AFTER_MS }: { seeds: number; first: number; lostMs?: number },
): Promise<LiveRun> {
  const counts = { compared: 0, changed: 0 };
  for (let start = first - (first % CHANGES); start < first + seeds; start += CHANGES) {
    const random = randomOf(start);
    const { world, state } = randomStart(random);
    await engine.use(world, state);
    const live = await openLive(databaseUrl, engine.core(), world);
    try {
      const followed = await followSome(live, { world, state }, random);
      const lost = await changeAndCompare(engine, { world, state, followed, start, lostMs }, counts);
      if (lost !== undefined) return { ...counts, lost: await describeLost(engine, databaseUrl, lost) };
    } finally {
      await live.close();
    }
  }

  return { ...counts, lost: undefined };
}

type Rows = { readonly world: World; readonly state: State };

async function describeLost(
  engine: Engine,
  databaseUrl: string,
  { seed, failing, missed }: LostChange,
): Promise<string> {
  const smallest = await shrinkLive(engine, databaseUrl, { failing, missed });

  return `seed ${seed}, followed and changed:\n${describeRequests(smallest.failing, smallest.missed)}`;
}

async function followSome(live: LiveQueries, rows: Rows, random: Random): Promise<Followed[]> {
  const followed: Followed[] = [];
  for (let tries = 0; followed.length < QUERIES && tries < MOST_TRIES; tries += 1) {
    const session = randomSession(random);
    const operation = randomSubscription({ random, world: rows.world, session, isInVariable: false });
    if (isStream(operation) && followed.filter((one) => isStream(one.operation)).length === MOST_STREAMS)
      continue;
    const received = await live.subscribe(operation).catch(() => undefined);
    if (received === undefined) continue;
    const one = follow(operation, received);
    if (followed.length < UNCHOSEN || mayChange(one, rows, random)) followed.push(one);
    else received.close();
  }

  return followed;
}

const isStream = ({ nodes }: Operation) =>
  nodes.some((node) => node.kind === 'field' && node.meaning.kind === 'stream');

function mayChange(one: Followed, rows: Rows, random: Random): boolean {
  const before = one.shows(rows);

  const found = Array.from({ length: CHOICES }, () => aimedAt([one], [], rows, random)).filter(
    (change) => change !== undefined && one.shows(change.rows) !== before,
  );

  return found.length * 2 >= CHOICES;
}

/** A mutation that is carried out, and the rows after it. */
type Change = { readonly fields: readonly FieldNode[]; readonly operation: Operation; readonly rows: Rows };

/** Adds a change of what one of the subscriptions shows to those that a mutation makes. */
function aimedAt(
  followed: readonly Followed[],
  fields: readonly FieldNode[],
  begin: Rows,
  random: Random,
  now = begin,
): Change | undefined {
  const making = { random, world: begin.world, session: ADMIN, isInVariable: false };
  const field = aimedChange(making, now.state, random.pick(followed).operation);
  if (field === undefined) return undefined;
  const nodes = formed(making, 'mutation_root', [...fields, field]);
  const operation = { kind: 'mutation', session: ADMIN, nodes } as const;
  const { state } = expectedAnswer(operation, { ...begin, session: ADMIN });

  return state === begin.state
    ? undefined
    : { fields: [...fields, field], operation, rows: { ...begin, state } };
}

/** Makes a mutation that alters what a third of the subscriptions show, if one is found; now and then any. */
function nextChange(followed: readonly Followed[], rows: Rows, random: Random): Operation | undefined {
  const session = randomSession(random);
  const anyChange = randomMutation({ random, world: rows.world, session, isInVariable: false });
  if (random.oneIn(8)) return anyChange;
  const before = followed.map((one) => one.shows(rows));
  let best: Change | undefined;
  let same = followed;
  for (let tries = 0; tries < MOST_CHOICES && same.length > followed.length * UNALTERED; tries += 1) {
    const next = aimedAt(same, best?.fields ?? [], rows, random, best?.rows);
    if (next === undefined) continue;
    const left = followed.filter((one, at) => one.shows(next.rows) === before[at]);
    if (left.length < same.length) [best, same] = [next, left];
  }

  return best?.operation ?? anyChange;
}

type Block = Rows & {
  readonly followed: readonly Followed[];
  readonly start: number;
  readonly lostMs: number;
};

async function changeAndCompare(
  engine: Engine,
  { world, followed, start, lostMs, state: begin }: Block,
  counts: { compared: number; changed: number },
): Promise<LostChange | undefined> {
  let state = begin;
  const changes: Operation[] = [];
  const settle = async (seed: number) => {
    for (const one of followed) {
      const missed = await one.settle({ world, state, lostMs });
      if (missed !== undefined)
        return { seed, missed, failing: { world, state: begin, operations: [one.operation, ...changes] } };
    }

    return undefined;
  };
  const first = await settle(start);
  if (first !== undefined) return first;
  for (let seed = start; seed < start + CHANGES; seed += 1) {
    const change = nextChange(followed, { world, state }, randomOf(seed + 1));
    if (change === undefined) continue;
    const shown = followed.map((one) => one.shows({ world, state }));
    const { expected, state: after } = expectedAnswer(change, { world, state, session: change.session });
    changes.push(change);
    const body = await engine.ask(change);
    const found = foundAnswer(change, expected, body);
    if (found !== expected)
      return { seed, missed: { expected, found }, failing: { world, state: begin, operations: changes } };
    state = after;
    counts.compared += followed.length;
    counts.changed += followed.filter((one, at) => one.shows({ world, state }) !== shown[at]).length;
    const lost = await settle(seed);
    if (lost !== undefined) return lost;
  }

  return undefined;
}
