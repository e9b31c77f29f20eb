import type { CallAction } from '../contract/execution.ts';
import type { Caller } from '../limits/caller.ts';
import { GoneError } from '../errors/limit-error.ts';
import { FairQueue } from '../limits/fair-queue.ts';

export type CallLimits = {
  /** Calls at the same time; half of them for one network. */
  readonly maxActionCalls: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
};

/** Milliseconds that a call goes on after its client hung up: enough for a save before a page is closed. */
const GRACE_MS = 1_000;
/** Longest time of a timer; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Bounds the webhook calls that clients wait for: networks take turns at the calls, and a call ends a second after its
 * client has hung up. It also ends with the time of its request, unless the metadata gives the action a time of its own.
 * Calls of asynchronous actions, for which no client waits, are bounded by their worker.
 */
export function limitCalls(call: CallAction, limits: CallLimits): CallAction {
  const { maxActionCalls, maxWaiting, maxWaitMs } = limits;
  const queue = new FairQueue({
    places: maxActionCalls,
    placesPerCaller: Math.ceil(maxActionCalls / 2),
    maxWaiting,
    maxWaitingPerCaller: Math.ceil(maxWaiting / 4),
    maxWaitMs,
    name: 'calls of actions',
  });

  return async (action) => {
    const { caller } = action.client;
    if (caller === undefined) return call(action);
    const entering = queue.enter(caller);
    if (entering !== undefined) await entering;
    const bound = boundTo(caller, action.timeoutS === undefined);
    try {
      return await call({ ...action, signal: bound.signal });
    } finally {
      bound.end();
      queue.leave(caller);
    }
  };
}

/** Makes the signal that ends a call after its client has hung up and, if `isTimed`, when the caller's time is over. */
function boundTo(caller: Caller, isTimed: boolean) {
  const controller = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  caller.onGone(() => {
    grace = setTimeout(() => controller.abort(new GoneError()), GRACE_MS);
  });
  const end = () => controller.abort(new Error('the time of the request is over'));
  const leftMs = caller.untilMs - performance.now();
  const time = isTimed && leftMs < MAX_TIMER_MS ? setTimeout(end, leftMs) : undefined;

  return {
    signal: controller.signal,
    end: () => {
      caller.onGone(undefined);
      clearTimeout(grace);
      clearTimeout(time);
    },
  };
}
