import { onReturn } from './on-return.ts';

/** Delays before reconnecting, by attempt; the last applies from the fourth attempt on. */
const STEPS_MS = [1000, 2000, 5000, 10_000] as const;
/**
 * Share by which each delay is shorter at random, so that clients don't all reconnect at once to a server that is back.
 * None is longer: the second attempt, which finds a web server that was started again, comes within 3 s.
 */
const JITTER = 0.3;

/** Returns the delay before an attempt (0 is the first): 1 s, 2 s, 5 s, then 10 s at most, each with jitter. */
export function reconnectDelayMs(attempt: number, random: () => number = Math.random): number {
  const step = STEPS_MS[Math.min(attempt, STEPS_MS.length - 1)] ?? STEPS_MS[3];

  return Math.round(step * (1 - JITTER * random()));
}

/** Resolves after the delay of an attempt, or as soon as the network or the person is back. */
export function waitToReconnect(attempt: number): Promise<void> {
  return new Promise((resolve) => afterReconnectDelay(attempt, resolve));
}

/** Calls `proceed` as `waitToReconnect` resolves, unless the returned function is called before. */
export function afterReconnectDelay(attempt: number, proceed: () => void): () => void {
  const end = (): void => {
    clearTimeout(timer);
    forget();
  };
  const go = (): void => {
    end();
    proceed();
  };
  const timer = setTimeout(go, reconnectDelayMs(attempt));
  const forget = onReturn(go);

  return end;
}
