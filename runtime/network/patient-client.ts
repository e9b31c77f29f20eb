import { Client, type ClientConfig } from 'pg';
import { asPoolerRefusal } from './pooler-refusal.ts';
import { ownTime, type Deadline, type OwnTime } from '../process/own-time.ts';

/** How long PostgreSQL may be silent, in milliseconds of this process's own time (own-time.ts). */
export type Patience = {
  /** Until a connection is open; no bound by default. */
  readonly connectMs?: number | undefined;
  /** Until a statement is answered whole; no bound by default. A statement's own is its `query_timeout`. */
  readonly answerMs?: number | undefined;
  readonly time?: OwnTime | undefined;
};

/** Names of pg's own deadlines, which count the time in which this process stood still. */
export type HastyDeadlines = 'connectionTimeoutMillis' | 'query_timeout';
export type PatientClientConfig = Omit<ClientConfig, HastyDeadlines> & Patience;

type Call = (...given: readonly unknown[]) => unknown;

/** pg's own words for these faults. */
export const CONNECT_LATE = 'timeout exceeded when trying to connect';
const ANSWER_LATE = 'Query read timeout';

/**
 * A connection to PostgreSQL whose deadlines are judged by the process's own time. One on which an answer is late is
 * destroyed, so that no further statement waits behind the late one.
 *
 * A connection that breaks between two statements, or while a pool hands it over, does not end the process: the next
 * statement fails with the reason.
 */
export class PatientClient extends Client {
  readonly #time: OwnTime;
  #answering: Deadline | undefined;
  #isConnecting = true;

  constructor({ connectMs, answerMs, time = ownTime, ...config }: PatientClientConfig) {
    super(config);
    this.#time = time;
    this.on('error', () => undefined);
    const connect = withRefusals(super.connect.bind(this) as Call);
    this.connect = this.#connectWithin(connect, connectMs) as typeof this.connect;
    this.query = this.#queryWithin(super.query.bind(this) as Call, answerMs) as typeof this.query;
    this.connection.on('readyForQuery', () => this.#answering?.renew());
    for (const event of ['drain', 'end'] as const) this.on(event, () => this.#answered());
    this.once('connect', () => (this.#isConnecting = false));
  }

  get isConnecting(): boolean {
    return this.#isConnecting;
  }

  /** Closes the socket at once; whatever waits for an answer fails. */
  destroy(reason?: Error): void {
    this.connection.stream.destroy(reason);
  }

  #connectWithin(connect: Call, connectMs: number | undefined): Call {
    if (connectMs === undefined) return connect;

    return (...given) => {
      const connecting = this.#time.after(connectMs, () => this.destroy(new Error(CONNECT_LATE)));
      for (const event of ['connect', 'end'] as const) this.once(event, connecting.end);

      return connect(...given);
    };
  }

  #queryWithin(query: Call, answerMs: number | undefined): Call {
    return (config, ...more) => {
      const { ms, asked } = withoutDeadline(config);
      const withinMs = ms ?? answerMs;
      if (withinMs !== undefined) this.#answering ??= this.#time.after(withinMs, () => this.#giveUp());

      return query(asked, ...more);
    };
  }

  #answered(): void {
    this.#answering?.end();
    this.#answering = undefined;
  }

  #giveUp(): void {
    this.destroy(new Error(ANSWER_LATE));
  }
}

/** Lets an attempt to connect fail with a pooler's refusal, by the promise or by the callback. */
function withRefusals(connect: Call): Call {
  return (...given) => {
    const [onConnected] = given;
    if (typeof onConnected === 'function') {
      return connect((error: unknown) => (onConnected as Call)(asPoolerRefusal(error) ?? undefined));
    }

    return (connect() as Promise<unknown>).catch((error: unknown) => {
      throw asPoolerRefusal(error);
    });
  };
}

/** Takes the own deadline of a statement off, which pg would judge by the clock. */
function withoutDeadline(asked: unknown): { readonly ms?: number; readonly asked: unknown } {
  if (typeof asked !== 'object' || asked === null || !('query_timeout' in asked)) return { asked };
  const { query_timeout: ms, ...rest } = asked;

  return { ms: Number(ms), asked: rest };
}
