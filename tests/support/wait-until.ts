import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after which a wait is given up. No test proves anything by it: it ends what hangs. */
export const HANGS_AFTER_MS = 300_000;

/** Waits for a condition, looking every `stepMs` milliseconds; the error of a timeout says which one. */
export async function waitUntil(
  hoped: string,
  holds: () => boolean | Promise<boolean>,
  timeoutMs = HANGS_AFTER_MS,
  stepMs = 10,
): Promise<void> {
  const endMs = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > endMs) throw new Error(`In ${timeoutMs} ms it did not happen that ${hoped}.`);
    await sleep(stepMs);
  }
}
