import type { Logger } from 'pino';
import { ownTime, type OwnTime } from '#runtime/process/own-time.ts';
import { DatabaseAwayError } from '../errors/engine-error.ts';
import { connectProbe, type ProbeConnection } from './probe-connection.ts';

type ProbeOptions = {
  readonly databaseUrl: string;
  readonly logger: Logger;
  /** Called when the database has been silent for PATIENCE_MS. */
  readonly onFrozen: () => void;
  /** Called when it answers again after it was frozen or away. */
  readonly onAnswer: () => void;
  readonly time?: OwnTime;
  readonly connect?: (databaseUrl: string) => ProbeConnection;
};

type Outcome = 'answers' | 'refuses' | 'silent';

const INTERVAL_MS = 1_000;
/** Refused questions in a row after which the database is away. */
const REFUSALS = 2;
/** Milliseconds between two questions while the database does not answer. */
const RETRY_MS = 250;
/**
 * Milliseconds of this process's own time (own-time.ts) in which one of two connections has to be answered; the second
 * one begins after half of them. With the interval before, a frozen database is known within 5 s on a quiet machine.
 */
const PATIENCE_MS = 3_000;

/**
 * Asks the database each second, on a connection of its own, whether it answers. So a frozen database is told from a
 * busy one, whose slow statements may take their time.
 *
 * A question that is met with silence is asked on a second connection, too, since the first may lead nowhere. An answer
 * to either will do. A database that is only slow, because neither it nor this process gets much processor, is given
 * more time by the factor by which this process is late itself.
 *
 * - `answering`: both questions are met with silence → `frozen`; two in a row fail otherwise → `away`.
 * - `frozen` (no request waits for the database), `away` (each request finds out by itself): an answer → `answering`.
 */
export class DatabaseProbe {
  readonly #options: ProbeOptions;
  readonly #time: OwnTime;
  #state: 'answering' | 'frozen' | 'away' = 'answering';
  #failures = 0;
  /** Connections that are asked; between two questions at most one is kept for the next. */
  #asked: readonly ProbeConnection[] = [];
  #asking: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: ProbeOptions) {
    this.#options = options;
    this.#time = options.time ?? ownTime;
  }

  start(): void {
    void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    this.#keep(undefined);
  }

  /** Rejects if the database does not answer; where it refused to, it is asked again before that is said. */
  async check(): Promise<void> {
    if (this.#state === 'away') await this.#ask();
    if (this.#state !== 'answering') throw new DatabaseAwayError();
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      await this.#ask();
      await pause(this.#failures === 0 ? INTERVAL_MS : RETRY_MS);
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
    const [kept] = this.#asked;
    this.#asked = kept === undefined || kept.isLost() ? [this.#open()] : [kept];
    try {
      let answered = await this.#whoAnswers();
      if (answered === undefined && !this.#isStopped) {
        this.#asked = [...this.#asked, this.#open()];
        answered = await this.#whoAnswers();
      }
      // Of two silent connections the later one is kept, whose answer may still come.
      this.#keep(answered ?? this.#asked.at(-1));

      return answered === undefined ? 'silent' : 'answers';
    } catch {
      this.#keep(undefined);

      return 'refuses';
    }
  }

  /** Returns the first connection that is answered; undefined if none is in half of the patience. */
  #whoAnswers(): Promise<ProbeConnection | undefined> {
    const answers = this.#asked.map((connection) => connection.ask().then(() => connection));

    return this.#time.orLate(Promise.any(answers), PATIENCE_MS / 2, undefined);
  }

  #open(): ProbeConnection {
    const { databaseUrl, connect = connectProbe } = this.#options;

    return connect(databaseUrl);
  }

  #keep(kept: ProbeConnection | undefined): void {
    for (const connection of this.#asked) if (connection !== kept) connection.drop();
    this.#asked = kept === undefined ? [] : [kept];
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
    if (this.#state === state || (state === 'away' && this.#failures < REFUSALS)) return;
    this.#state = state;
    this.#options.logger.warn(state === 'frozen' ? 'the database is silent' : 'the database is unavailable');
    if (state === 'frozen') this.#options.onFrozen();
    else this.#options.onAnswer();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
