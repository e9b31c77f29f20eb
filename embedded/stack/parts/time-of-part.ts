import { readFileSync } from 'node:fs';
import { ownTime, type OwnTime } from '#runtime/process/own-time.ts';

type Options = {
  readonly time?: OwnTime;
  /** Returns the milliseconds that the process has waited for a processor since it began. */
  readonly waitedMs?: (pid: number) => number;
};

/**
 * Returns a function that tells how many milliseconds a process has had from now on: those of this process's own time
 * (own-time.ts) without those in which the other was ready to run and got no processor. So a part that a busy machine
 * keeps from answering is told from one that hangs.
 */
export function timeOfPart(
  pid: number | undefined,
  { time = ownTime, waitedMs: readWaitedMs = waitedForProcessor }: Options = {},
): () => number {
  const waited = () => (pid === undefined ? 0 : readWaitedMs(pid));
  const [beganMs, hadWaitedMs] = [time.now(), waited()];

  return () => {
    // Read before the time: this process may have to wait between the two.
    const waitedMs = Math.max(0, waited() - hadWaitedMs);

    // The system counts a wait at its end, and so some that began before this.
    return Math.max(0, time.now() - beganMs - waitedMs);
  };
}

/**
 * Reads how long the main thread of a process has waited for a processor; 0 where the system does not tell, as any but
 * Linux does not, or where the process has ended.
 *
 * See https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat
 */
function waitedForProcessor(pid: number): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');

    return Number(nanoseconds) / 1_000_000;
  } catch {
    return 0;
  }
}
