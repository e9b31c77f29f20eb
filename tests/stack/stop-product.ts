import { isAlive } from '#runtime/process/process-mark.mjs';
import { descendantsOf } from '#tests/support/processes/children-of.ts';
import type { Launched } from '#tests/support/processes/stack.ts';

/** Tells the product to end; returns its exit code and the processes that are left of it (Linux only). */
export async function stopProduct(launched: Launched, signal: NodeJS.Signals) {
  const processes = descendantsOf(launched.child.pid ?? 0);
  const code = await launched.stop(signal);
  return { code, left: () => processes.filter(isAlive) };
}
