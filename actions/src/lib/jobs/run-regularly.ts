import type { Logger } from 'pino';

const FIRST_RETRY_MS = 1_000;
/** A job is well for this many intervals after a run that succeeded, and for this many milliseconds at least. */
const WELL_INTERVALS = 3;
const WELL_MS = 15_000;

type Job = { name: string; intervalMs: number; run: () => Promise<void>; log: Logger };

/**
 * Runs a job at once, and then each time `intervalMs` after the last run has ended, so that runs never overlap. A run
 * that fails is logged and repeated, first after 1 s and then after twice as long each time, at most `intervalMs`.
 */
export function runRegularly({ name, intervalMs, run, log }: Job) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let failures = 0;
  let succeededAt = -Infinity;

  async function turn(): Promise<void> {
    try {
      await run();
      failures = 0;
      succeededAt = performance.now();
    } catch (error) {
      failures += 1;
      log.warn({ err: error, job: name, failures }, 'A job failed and will be tried again');
    }
    const retryMs = FIRST_RETRY_MS * 2 ** (failures - 1);
    if (!isStopped) timer = setTimeout(start, failures > 0 ? Math.min(intervalMs, retryMs) : intervalMs);
  }

  let current = turn();
  function start() {
    current = turn();
  }

  return {
    /** Tells whether a run has succeeded lately. */
    isWell: (): boolean => performance.now() - succeededAt <= Math.max(WELL_INTERVALS * intervalMs, WELL_MS),
    /** Stops the job and waits for a run under way. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
