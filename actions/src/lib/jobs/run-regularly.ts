import type { Logger } from 'pino';

const FIRST_RETRY_MS = 1_000;
/** A job is well for this many intervals after a run that succeeded, and for this many milliseconds at least. */
const WELL_INTERVALS = 3;
const WELL_MS = 15_000;

type Job = {
  name: string;
  intervalMs: number;
  run: () => Promise<unknown>;
  log: Logger;
  now?: () => number;
};

/**
 * Runs a job at once, and then each time `intervalMs` after the last run has ended, so that runs never overlap. A run
 * that fails is logged and repeated, first after 1 s and then after twice as long each time, at most `intervalMs`.
 *
 * Intervals are those of the clock, because others may wait for what a job does (heartbeats). Where this process itself
 * was late, what has arrived meanwhile is read before the next run, and the job is no less well for it.
 */
export function runRegularly({ name, intervalMs, run, log, now = () => performance.now() }: Job) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let failures = 0;
  let succeededAt = -Infinity;
  let dueAt = Infinity;
  /** Sum of the milliseconds by which runs began late since the last success. */
  let lateMs = 0;
  const delayMs = () => Math.max(0, now() - dueAt);

  async function turn(): Promise<void> {
    lateMs += delayMs();
    dueAt = Infinity;
    try {
      await run();
      failures = 0;
      lateMs = 0;
      succeededAt = now();
    } catch (error) {
      failures += 1;
      log.warn({ err: error, job: name, failures }, 'A job failed and will be tried again');
    }
    if (!isStopped)
      wait(failures > 0 ? Math.min(intervalMs, FIRST_RETRY_MS * 2 ** (failures - 1)) : intervalMs);
  }

  let current = turn();
  function wait(ms: number) {
    dueAt = now() + ms;
    timer = setTimeout(() => setImmediate(start), ms);
  }
  function start() {
    if (!isStopped) current = turn();
  }

  return {
    /** Tells whether a run has succeeded lately. */
    isWell: (): boolean =>
      now() - succeededAt - lateMs - delayMs() <= Math.max(WELL_INTERVALS * intervalMs, WELL_MS),
    /** Stops the job and waits for a run under way. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
