import type { Caller } from './caller.ts';
import { FairQueue } from './fair-queue.ts';

/** There is one event loop, hence one queue: only one costly piece of work runs between two looks at the network. */
const turns = new FairQueue({
  places: 1,
  placesPerCaller: 1,
  maxWaiting: 1_000,
  maxWaitingPerCaller: 200,
  maxWaitMs: 10_000,
  name: 'turns of the processor',
});

/** Characters of a document that are read at once without asking. */
const CHEAP_CHARACTERS = 4_096;
/** Fields and values that are compiled at once without asking. */
const CHEAP_WEIGHT = 64;

/** Waits for a turn to read a long text; undefined where it may be read at once. */
export function turnToRead(caller: Caller, characters: number): Promise<void> | undefined {
  return characters > CHEAP_CHARACTERS ? takeTurn(caller) : undefined;
}

/** Waits for a turn to compile a large operation; undefined where it may be compiled at once. */
export function turnToCompile(caller: Caller, weight: number): Promise<void> | undefined {
  return weight > CHEAP_WEIGHT ? takeTurn(caller) : undefined;
}

/** Ends by itself with the event loop's next round. */
async function takeTurn(caller: Caller): Promise<void> {
  await turns.enter(caller);
  setImmediate(() => turns.leave(caller));
}
