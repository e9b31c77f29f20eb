import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';

/** Milliseconds between two attempts to start the runner that replaces another. */
const RETRY_MS = 1_000;

type Options = Omit<RunnerOptions, 'events'> & {
  log: Logger;
  /** Called with the events of each runner. */
  onEvents: (events: WorkerEvents) => void;
};

/**
 * Keeps one of graphile-worker's runners until it is stopped.
 *
 * graphile-worker looks up the numbers of its tasks once in a runner, and keeps a failure of this look-up, too (0.17):
 * such a runner fails each second by the same error and never takes a job. A runner is thus in one of these states:
 *
 * - NEW, the first state: none of its searches for jobs has succeeded. If one fails, the runner is stopped, and another
 *   NEW one takes its place.
 * - PROVEN, once a search has succeeded: it stays, and gets over failures by itself.
 * - ENDED: it was stopped, or ended by an error, which is logged.
 */
export async function keepRunner({ log, onEvents, ...options }: Options) {
  let isStopping = false;
  let hasEnded = false;
  let current: Runner | undefined;
  let replacing: Promise<void> | undefined;

  async function start(): Promise<void> {
    const events = new EventEmitter() as WorkerEvents;
    onEvents(events);
    const starting = run({ ...options, events });
    let isNew = true;
    for (const event of ['worker:getJob:empty', 'job:start'] as const)
      events.on(event, () => (isNew = false));
    events.on('worker:getJob:error', ({ error }) => {
      if (!isNew || isStopping) return;
      isNew = false;
      log.warn({ err: error }, 'The runner of jobs could not begin and is replaced');
      replacing = starting.then(replace, () => undefined);
    });
    const runner = await starting;
    current = runner;
    void runner.promise
      .catch((error: unknown) => log.error({ err: error }, 'The runner of jobs ended'))
      .finally(() => (hasEnded ||= runner === current));
  }

  async function replace(ending: Runner): Promise<void> {
    current = undefined;
    await ending.stop().catch(() => undefined);
    while (!isStopping) {
      try {
        return await start();
      } catch (error) {
        log.warn({ err: error }, 'The runner of jobs could not start and will be tried again');
        await sleep(RETRY_MS);
      }
    }
  }

  await start();

  return {
    /** Tells whether the runner ended by itself. */
    hasEnded: () => hasEnded,
    async stop(): Promise<void> {
      isStopping = true;
      await replacing;
      await current?.stop();
    },
  };
}
