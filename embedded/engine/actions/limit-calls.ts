import { ownTime, type Deadline, type OwnTime } from '#runtime/process/own-time.ts';
import type { CallAction } from '../contract/execution.ts';
import type { Caller } from '../limits/caller.ts';
import { GoneError } from '../errors/limit-error.ts';
import { FairQueue } from '../limits/fair-queue.ts';

export type CallLimits = {
  /** Calls at the same time; half of them for one network. */
  readonly maxActionCalls: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  readonly time?: OwnTime;
};

/** Milliseconds that a call goes on after its client hung up: enough for a save before a page is closed. */
const GRACE_MS = 1_000;

/**
 * Bounds the webhook calls that clients wait for: networks take turns at the calls, and a call ends a second after its
 * client has hung up. It also ends with the time of its request, unless the metadata gives the action a time of its own.
 * Calls of asynchronous actions, for which no client waits, are bounded by their worker.
 */
export function limitCalls(call: CallAction, limits: CallLimits): CallAction {
  const { maxActionCalls, maxWaiting, maxWaitMs, time = ownTime } = limits;
  const queue = new FairQueue({
    places: maxActionCalls,
    placesPerCaller: Math.ceil(maxActionCalls / 2),
    maxWaiting,
    maxWaitingPerCaller: Math.ceil(maxWaiting / 4),
    maxWaitMs,
    time,
    name: 'calls of actions',
  });

  return async (action) => {
    const { caller } = action.client;
    if (caller === undefined) return call(action);
    const entering = queue.enter(caller);
    if (entering !== undefined) await entering;
    const bound = boundTo(caller, action.timeoutS === undefined, time);
    try {
      return await call({ ...action, signal: bound.signal });
    } finally {
      bound.end();
      queue.leave(caller);
    }
  };
}

/** Makes the signal that ends a call after its client has hung up and, if `isTimed`, when the caller's time is over. */
function boundTo(caller: Caller, isTimed: boolean, time: OwnTime) {
  const controller = new AbortController();
  let grace: Deadline | undefined;
  caller.onGone(() => {
    grace = time.after(GRACE_MS, () => controller.abort(new GoneError()));
  });
  const end = () => controller.abort(new Error('the time of the request is over'));
  const ended = isTimed && caller.leftMs < Infinity ? time.after(caller.leftMs, end) : undefined;

  return {
    signal: controller.signal,
    end: () => {
      caller.onGone(undefined);
      grace?.end();
      ended?.end();
    },
  };
}
