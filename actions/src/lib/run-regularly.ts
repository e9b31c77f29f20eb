import type { Logger } from 'pino';

type Job = { name: string; intervalMs: number; run: () => Promise<void>; log: Logger };

/**
 * Runs a job now and then, the next time a whole interval after the last run ended, so that runs never
 * overlap. A run that fails is logged, and the next one comes sooner.
 */
export function runRegularly({ name, intervalMs, run, log }: Job): { stop: () => Promise<void> } {
  const retryMs = Math.min(intervalMs, 5_000);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function turn(): Promise<void> {
    const failed = await run().then(
      () => false,
      (error: unknown) => {
        log.warn({ err: error, job: name, retryMs }, 'A job failed and will be tried again');
        return true;
      },
    );
    if (!isStopped) timer = setTimeout(start, failed ? retryMs : intervalMs);
  }

  let current = turn();
  function start() {
    current = turn();
  }

  return {
    /** Ends the job; a run under way is waited for. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
