import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';
import { type Random, randomOf } from '../../support/random/random.ts';
import { print } from '../operation/print.ts';
import { randomMutation } from '../operation/random-mutation.ts';
import { randomSubscription } from '../operation/random-query.ts';
import type { State, World } from '../world/model.ts';
import { randomSession } from '../world/random-permissions.ts';
import { expectedAnswer, foundAnswer } from './failing-case.ts';
import type { Engine } from './open-engine.ts';
import { type Followed, openLive } from './open-live.ts';
import { randomStart } from './run-seeds.ts';

/** Changes of one world's rows, and live queries that follow them. */
const CHANGES = 50;
const QUERIES = 10;
/** Some queries read views and functions, which are polled. */
const MOST_TRIES = 40;

type LostChange = {
  readonly seed: number;
  readonly query: unknown;
  readonly change: unknown;
  readonly expected: string;
  readonly found: string | undefined;
};
export type LiveRun = {
  readonly lost: LostChange | undefined;
  readonly compared: number;
  readonly changed: number;
};

/** Changes rows by random mutations; after each, every live query must have the evaluator's answer. */
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
    const live = await openLive(databaseUrl, engine.core());
    try {
      const followed = await followSome(live, world, random);
      const lost = await changeAndCompare(engine, { world, state, followed, start, lostMs }, counts);
      if (lost !== undefined) return { ...counts, lost };
    } finally {
      await live.close();
    }
  }

  return { ...counts, lost: undefined };
}

async function followSome(
  live: Awaited<ReturnType<typeof openLive>>,
  world: World,
  random: Random,
): Promise<Followed[]> {
  const followed: Followed[] = [];
  for (let tries = 0; followed.length < QUERIES && tries < MOST_TRIES; tries += 1) {
    const operation = randomSubscription({
      random,
      world,
      session: randomSession(random),
      isInVariable: false,
    });
    const one = await live.follow(operation).catch(() => undefined);
    if (one !== undefined) followed.push(one);
  }

  return followed;
}

type Block = {
  readonly world: World;
  readonly state: State;
  readonly followed: readonly Followed[];
  readonly start: number;
  readonly lostMs: number;
};

async function changeAndCompare(
  engine: Engine,
  { world, followed, start, lostMs, ...begin }: Block,
  counts: { compared: number; changed: number },
): Promise<LostChange | undefined> {
  let { state } = begin;
  for (let seed = start; seed < start + CHANGES; seed += 1) {
    const random = randomOf(seed + 1);
    const change = randomMutation({ random, world, session: randomSession(random), isInVariable: false });
    if (change !== undefined) {
      await engine.ask(change);
      state = expectedAnswer(change, { world, state, session: change.session }).state;
    }
    for (const one of followed) {
      const { operation } = one;
      const { expected } = expectedAnswer(operation, { world, state, session: operation.session });
      const before = one.last();
      counts.compared += 1;
      if (!(await hasAnswer(one, expected, lostMs)))
        return {
          seed,
          query: print(operation),
          change: change && print(change),
          expected,
          found: one.last(),
        };
      if (before !== one.last()) counts.changed += 1;
    }
  }

  return undefined;
}

async function hasAnswer(one: Followed, expected: string, lostMs: number): Promise<boolean> {
  const untilMs = performance.now() + lostMs;
  for (;;) {
    const last = one.last();
    if (last !== undefined && foundAnswer(one.operation, expected, last) === expected) return true;
    const leftMs = untilMs - performance.now();
    if (leftMs <= 0) return false;
    await one.next(leftMs);
  }
}
