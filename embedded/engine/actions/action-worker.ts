import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Core } from '../contract/core.ts';
import type { StartedAction } from '../contract/execution.ts';
import {
  finishEntry,
  LEASE_SECONDS,
  leaseEntries,
  pruneLog,
  releaseLeases,
  renewLeases,
} from './action-log.ts';

/** Upper bound for webhook calls under way at once: in this engine, and for one caller in all engines. */
const PLACES = 10;
const PLACES_PER_CALLER = 5;
/** Milliseconds between two searches for entries that other engines have added or given back. */
const LOOK_MS = 2_000;
const RENEW_MS = (LEASE_SECONDS / 3) * 1000;
const PRUNE_MS = 60_000;
/** Milliseconds that calls under way get to end when the engine stops. */
const GRACE_MS = 2_000;

type WorkerParts = {
  readonly pool: Pool;
  readonly logger: Logger;
  /** Returns undefined where no action is asynchronous: then there is no log. */
  readonly callStarted: () => Core['callStarted'];
};

/** Calls the webhooks of asynchronous actions, including those that an earlier engine left open. */
export class ActionWorker {
  readonly #parts: WorkerParts;
  readonly #running = new Map<string, Promise<void>>();
  readonly #timers: NodeJS.Timeout[] = [];
  #look: Promise<void> | undefined;
  #looksAgain = false;
  #isStopped = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  start(): void {
    const every = (ms: number, task: () => Promise<void>) => {
      this.#timers.push(setInterval(() => this.#hasLog && void this.#tried(task), ms).unref());
    };
    every(RENEW_MS, () => renewLeases(this.#parts.pool, [...this.#running.keys()]));
    every(PRUNE_MS, () => pruneLog(this.#parts.pool));
    this.#timers.push(setInterval(() => this.wake(), LOOK_MS).unref());
    if (this.#hasLog) void this.#tried(() => pruneLog(this.#parts.pool)).then(() => this.wake());
  }

  /** Searches for open entries at once or, if a search is under way, right after that search. */
  wake(): void {
    if (this.#isStopped || !this.#hasLog) return;
    if (this.#look !== undefined) {
      this.#looksAgain = true;
      return;
    }
    this.#looksAgain = false;
    this.#look = this.#tried(() => this.#takeEntries()).finally(() => {
      this.#look = undefined;
      if (this.#looksAgain) this.wake();
    });
  }

  /** Takes no more entries, waits up to GRACE_MS for calls under way, and gives the others back for the next engine. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#look;
    const grace = new AbortController();
    const isOver = setTimeout(GRACE_MS, undefined, { signal: grace.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#running.values()), isOver]);
    grace.abort();
    const left = [...this.#running.keys()];
    this.#running.clear();
    if (left.length > 0) await this.#tried(() => releaseLeases(this.#parts.pool, left));
  }

  get #hasLog(): boolean {
    return this.#parts.callStarted() !== undefined;
  }

  async #takeEntries(): Promise<void> {
    const places = PLACES - this.#running.size;
    if (places === 0) return;
    for (const entry of await leaseEntries(this.#parts.pool, places, PLACES_PER_CALLER)) {
      this.#running.set(
        entry.id,
        this.#tried(() => this.#call(entry)),
      );
    }
  }

  async #call(entry: StartedAction): Promise<void> {
    const outcome = await this.#parts.callStarted()?.(entry);
    // A stopped engine has given the entry back, and the pool may be closed.
    if (!this.#running.has(entry.id)) return;
    try {
      if (outcome !== undefined) await finishEntry(this.#parts.pool, entry.id, outcome);
    } finally {
      this.#running.delete(entry.id);
    }
    this.wake();
  }

  /**
   * Runs a task and logs its database error: the next interval tries again, and a lease that is not renewed runs out.
   */
  async #tried(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.#parts.logger.error({ err: error }, 'asynchronous actions wait for the database');
    }
  }
}
