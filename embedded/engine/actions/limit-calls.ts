import type { CallAction } from '../contract/execution.ts';
import type { Caller } from '../limits/caller.ts';
import { FairQueue } from '../limits/fair-queue.ts';

export type CallLimits = {
  /** Calls at the same time; half of them for one network. */
  readonly maxActionCalls: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
};

/** Closing a page quickly must not decide whether an action counts, but nobody may hold calls for long after it. */
const GRACE_MS = 1_000;

/**
 * Bounds the webhook calls that clients wait for: networks take turns at the calls, and a call ends a second after its
 * client has hung up. Calls of asynchronous actions, for which no client waits, are bounded by their worker.
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
    const hanging = abortAfterHangUp(caller);
    try {
      return await call({ ...action, signal: hanging.signal });
    } finally {
      hanging.end();
      queue.leave(caller);
    }
  };
}

function abortAfterHangUp(caller: Caller) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  caller.onGone(() => {
    timer = setTimeout(() => controller.abort(), GRACE_MS);
  });

  return {
    signal: controller.signal,
    end: () => {
      caller.onGone(undefined);
      clearTimeout(timer);
    },
  };
}
