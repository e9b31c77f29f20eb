import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 10;

/** Waits for a condition; the error of a timeout says which one. */
export async function waitUntil(
  hoped: string,
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const endMs = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > endMs) throw new Error(`In ${timeoutMs} ms it did not happen that ${hoped}.`);
    await sleep(STEP_MS);
  }
}
