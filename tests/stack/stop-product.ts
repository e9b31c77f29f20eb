import { descendantsOf } from '#tests/support/processes/children-of.ts';
import type { Launched } from '#tests/support/processes/stack.ts';

/** Tells the product to end; returns its exit code and the processes that are left of it (Linux only). */
export async function stopProduct(launched: Launched, signal: NodeJS.Signals) {
  const processes = descendantsOf(launched.child.pid ?? 0);
  const code = await launched.stop(signal);
  return { code, left: () => processes.filter(isRunning) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
