import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseAwayError } from '../errors/engine-error.ts';
import type { Wire } from './kept-statements.ts';

type ProbeOptions = {
  readonly databaseUrl: string;
  readonly logger: Logger;
  /** Called when the database has been silent twice in a row. */
  readonly onFrozen: () => void;
  /** Called when it answers again after it was frozen or away. */
  readonly onAnswer: () => void;
};

type Outcome = 'answers' | 'refuses' | 'silent';

const INTERVAL_MS = 1_000;
/** Milliseconds between two questions while the database does not answer. */
const RETRY_MS = 250;
const PATIENCE_MS = 1_000;

/**
 * Asks the database each second, on a connection of its own, whether it answers. So a frozen database is told from a
 * busy one, whose slow statements may take their time.
 *
 * - `answering`: two questions in a row that are met with silence → `frozen`, that fail otherwise → `away`.
 * - `frozen` (nobody waits for the database), `away` (each request finds out by itself): an answer → `answering`.
 */
export class DatabaseProbe {
  readonly #options: ProbeOptions;
  #state: 'answering' | 'frozen' | 'away' = 'answering';
  #failures = 0;
  #client: pg.Client | undefined;
  #asking: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: ProbeOptions) {
    this.#options = options;
  }

  start(): void {
    void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    this.#drop();
  }

  /** Rejects if the database does not answer; asks it again before it says so. */
  async check(): Promise<void> {
    if (this.#state !== 'answering') await this.#ask();
    if (this.#state !== 'answering') throw new DatabaseAwayError();
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      await this.#ask();
      await sleep(this.#failures === 0 ? INTERVAL_MS : RETRY_MS, undefined, { ref: false });
    }
  }

  /** Asks once, never twice at the same time. */
  #ask(): Promise<void> {
    this.#asking ??= this.#outcome()
      .then((outcome) => this.#note(outcome))
      .finally(() => {
        this.#asking = undefined;
      });

    return this.#asking;
  }

  async #outcome(): Promise<Outcome> {
    try {
      const isInTime = await settlesInTime(this.#question());
      if (isInTime) return 'answers';
      this.#drop();

      return 'silent';
    } catch {
      this.#drop();

      return 'refuses';
    }
  }

  async #question(): Promise<void> {
    const client = this.#client ?? (await this.#connect());
    await client.query('select');
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      application_name: 'engine-probe',
    });
    this.#client = client;
    client.on('error', () => this.#drop(client));
    await client.connect();

    return client;
  }

  #drop(client = this.#client): void {
    if (client === undefined) return;
    if (client === this.#client) this.#client = undefined;
    (client as pg.Client & { readonly connection: Wire }).connection.stream.destroy();
  }

  #note(outcome: Outcome): void {
    if (this.#isStopped) return;
    if (outcome === 'answers') {
      this.#failures = 0;
      if (this.#state === 'answering') return;
      this.#state = 'answering';
      this.#options.logger.info('the database answers again');
      this.#options.onAnswer();
      return;
    }
    this.#failures += 1;
    const state = outcome === 'silent' ? 'frozen' : 'away';
    if (this.#failures < 2 || this.#state === state) return;
    this.#state = state;
    this.#options.logger.warn(state === 'frozen' ? 'the database is silent' : 'the database is unavailable');
    if (state === 'frozen') this.#options.onFrozen();
    else this.#options.onAnswer();
  }
}

/**
 * Resolves to false if the promise has not settled in PATIENCE_MS. After that time what has arrived meanwhile is read
 * first, since this process itself may have been busy.
 */
function settlesInTime(promise: Promise<void>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => resolve(false)), PATIENCE_MS);
    promise
      .then(
        () => resolve(true),
        (error: unknown) => reject(error as Error),
      )
      .finally(() => clearTimeout(timer));
  });
}
