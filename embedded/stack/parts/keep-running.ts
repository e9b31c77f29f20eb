import { setTimeout as wait } from 'node:timers/promises';
import { planRestarts, type RestartPlan } from './plan-restarts.ts';

/** A process that was started; `ended` resolves with the reason when it has ended. */
export type Endable = { readonly ended: Promise<{ readonly why: string }>; stop(): Promise<void> };

type Options<Process> = RestartPlan & {
  /** Starts the process once more; the signal is given when it is no longer wanted. */
  readonly start: (signal: AbortSignal) => Process | Promise<Process>;
};

/** Starts a process again whenever it has ended by itself or could not be started, later each time. */
export function keepRunning<Process extends Endable>(first: Process, { start, ...plan }: Options<Process>) {
  const stopping = new AbortController();
  const delayAfter = planRestarts(plan);
  let process = first;
  const kept = keep();

  return {
    /** Returns the process that was started last. */
    current: () => process,
    /** Stops it for good, also while it is started or waits for its next start. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await process.stop();
      await kept;
    },
  };

  async function keep(): Promise<void> {
    let { why } = await process.ended;
    while (await isToStart(why)) {
      try {
        process = await start(stopping.signal);
        if (stopping.signal.aborted) return process.stop();
        ({ why } = await process.ended);
      } catch (error) {
        why = error instanceof Error ? error.message : String(error);
      }
    }
  }

  /** Waits as long as the next start has to; tells whether it is still wanted then. */
  async function isToStart(why: string): Promise<boolean> {
    const { signal } = stopping;
    if (!signal.aborted) await wait(delayAfter(why), undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  }
}
