import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Times that a suspect input runs; the least time of them is its own, as others hold rests of other work. */
const REPEATS = 5;

/** Measures the milliseconds of CPU that work takes by itself. */
export async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  let leastMs = Infinity;
  for (let count = 0; count < REPEATS; count += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    leastMs = Math.min(leastMs, (user + system) / 1_000);
  }

  return leastMs;
}

/** Returns the megabytes of the heap that are in use after a garbage collection. */
export function heapMb(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();

  return process.memoryUsage().heapUsed / 1024 / 1024;
}
