import { Pace } from './pace.ts';

/**
 * State of a loop, and the events that change it:
 *
 * - `idle`: there is nothing to fetch. `wake` with work → `planned`.
 * - `planned`: a timer runs until the pace, or the pause after a failure, allows a fetch. The timer fires → `fetching`.
 * - `fetching`: one fetch is under way, never two. The fetch ends → `planned` if there is work again, else `idle`.
 * - `stopped`: `stop` was called, in any state; the loop never fetches again, and a fetch under way starts no other.
 */
export type LoopState = 'idle' | 'planned' | 'fetching' | 'stopped';

export type LoopOptions = {
  readonly coalesceMs: number;
  /** True where a costly fetch is followed by a longer rest, see pace.ts. */
  readonly restsInProportion?: boolean;
  readonly hasWork: () => boolean;
  /** Resolves to false if the fetch must be tried again after a pause: the database is away or busy. */
  readonly fetch: () => Promise<boolean>;
  /** Called with an error that `fetch` should have handled itself; the loop goes on. */
  readonly reportFault: (error: unknown) => void;
};

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 2_000;

/** Runs one fetch after the other while there is work, so that answers arrive in order. */
export class FetchLoop {
  readonly #options: LoopOptions;
  readonly #pace: Pace;
  #state: LoopState = 'idle';
  #timer: NodeJS.Timeout | undefined;
  #immediate: NodeJS.Immediate | undefined;
  #retryMs = 0;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#pace = new Pace(options.coalesceMs, options.restsInProportion);
  }

  get state(): LoopState {
    return this.#state;
  }

  /** Plans a fetch if the loop is idle and there is work. */
  wake(): void {
    if (this.#state === 'idle' && this.#options.hasWork()) this.#plan();
  }

  stop(): void {
    this.#state = 'stopped';
    clearTimeout(this.#timer);
    clearImmediate(this.#immediate);
  }

  #plan(): void {
    this.#state = 'planned';
    const delayMs = this.#retryMs || this.#pace.delayMs(performance.now());
    if (delayMs === 0) this.#immediate = setImmediate(() => void this.#run());
    else this.#timer = setTimeout(() => void this.#run(), delayMs);
  }

  async #run(): Promise<void> {
    this.#state = 'fetching';
    const startedMs = performance.now();
    const isReached = await this.#fetch();
    this.#retryMs = isReached ? 0 : Math.min(Math.max(this.#retryMs * 2, FIRST_RETRY_MS), MAX_RETRY_MS);
    this.#pace.finished(startedMs, performance.now());
    if (this.#isStopped()) return;
    this.#state = 'idle';
    this.wake();
  }

  async #fetch(): Promise<boolean> {
    try {
      return await this.#options.fetch();
    } catch (error) {
      this.#options.reportFault(error);
      return false;
    }
  }

  #isStopped(): boolean {
    return this.#state === 'stopped';
  }
}
