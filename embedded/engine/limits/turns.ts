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
