import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';
import { expectedAnswer, foundAnswer } from './failing-case.ts';
import { follow, type Missed } from './follow.ts';
import type { Engine } from './open-engine.ts';
import { openLive } from './open-live.ts';
import { type Requests, smallerRequests } from './shrink.ts';
import { shrinkBy } from './shrink-by.ts';

/** Time after which a change counts as lost while the case is made smaller; the smallest case has the whole time. */
const SHRINKING_MS = 1_000;

type Failed = { readonly failing: Requests; readonly missed: Missed };

/** Makes changes smaller after which a subscription, the first operation, shows something wrong. */
export async function shrinkLive(engine: Engine, databaseUrl: string, failed: Failed): Promise<Failed> {
  const run = (candidate: Requests, lostMs: number) => runChanges(engine, databaseUrl, candidate, lostMs);
  const smallest = await shrinkBy(failed, smallerChanges, (candidate) => run(candidate, SHRINKING_MS));
  // On a busy machine a change may only have been late.
  const missed = await run(smallest.failing, HANGS_AFTER_MS);

  return missed === undefined ? failed : { failing: smallest.failing, missed };
}

function* smallerChanges(from: Requests): Generator<Requests> {
  const [subscription, ...changes] = from.operations;
  if (subscription === undefined) return;
  for (let size = changes.length - 1; size > 0; size = Math.floor(size / 2))
    for (let at = 0; at < changes.length; at += size)
      yield { ...from, operations: [subscription, ...changes.toSpliced(at, size)] };
  yield* smallerRequests(from);
}

async function runChanges(
  engine: Engine,
  databaseUrl: string,
  { world, state: begin, operations: [subscription, ...changes] }: Requests,
  lostMs: number,
): Promise<Missed | undefined> {
  if (subscription === undefined) return undefined;
  await engine.use(world, begin);
  const live = await openLive(databaseUrl, engine.core(), world);
  try {
    const received = await live.subscribe(subscription);
    if (received === undefined) return undefined;
    const one = follow(subscription, received);
    let state = begin;
    for (const change of [undefined, ...changes]) {
      if (change !== undefined) {
        const { expected, state: after } = expectedAnswer(change, { world, state, session: change.session });
        const found = foundAnswer(change, expected, await engine.ask(change));
        if (found !== expected) return { expected, found };
        state = after;
      }
      const missed = await one.settle({ world, state, lostMs });
      if (missed !== undefined) return missed;
    }

    return undefined;
  } finally {
    await live.close();
  }
}
