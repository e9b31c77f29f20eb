import type { Caller } from './caller.ts';
import { FairQueue } from './fair-queue.ts';

/**
 * Queue for costly work. There is one event loop, hence one queue: one piece of work runs in each round, then network
 * events.
 */
const turns = new FairQueue({
  places: 1,
  placesPerCaller: 1,
  maxWaiting: 1_000,
  maxWaitingPerCaller: 200,
  maxWaitMs: 10_000,
  name: 'turns of the processor',
});

/** Characters of a request that are parsed without taking a turn. */
const CHEAP_CHARACTERS = 4_096;
/** Fields and values that are compiled without taking a turn. */
const CHEAP_WEIGHT = 64;

/** Waits for a turn to parse a long text; returns undefined if the text may be parsed at once. */
export function turnToRead(caller: Caller, characters: number): Promise<void> | undefined {
  return characters > CHEAP_CHARACTERS ? takeTurn(caller) : undefined;
}

/** Waits for a turn to compile a large operation; returns undefined if the operation may be compiled at once. */
export function turnToCompile(caller: Caller, weight: number): Promise<void> | undefined {
  return weight > CHEAP_WEIGHT ? takeTurn(caller) : undefined;
}

/** Takes a turn, which ends by itself with the event loop's next round. */
async function takeTurn(caller: Caller): Promise<void> {
  await turns.enter(caller);
  setImmediate(() => turns.leave(caller));
}

/** Introspection has turns of its own, because one may take as long as hundreds of ordinary requests. */
const introspections = new FairQueue({
  places: 1,
  placesPerCaller: 1,
  maxWaiting: 1_000,
  maxWaitingPerCaller: 200,
  maxWaitMs: 10_000,
  name: 'turns of introspection',
});
const MAX_REST_MS = 250;

/**
 * Does work of an introspection in its turn, and not at all if its client has hung up. The next turn begins after a rest
 * as long as the work took, so that introspection gets half of the processor at most.
 */
export async function inIntrospectionTurn<T>(caller: Caller, work: () => T): Promise<T> {
  await introspections.enter(caller);
  const startedMs = performance.now();
  try {
    return work();
  } finally {
    const tookMs = performance.now() - startedMs;
    setTimeout(() => introspections.leave(caller), Math.min(tookMs, MAX_REST_MS)).unref();
  }
}
