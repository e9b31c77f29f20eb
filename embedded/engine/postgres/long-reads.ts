import type { PoolClient } from 'pg';
import type { Wire } from './kept-statements.ts';

/** From so many bytes on it takes milliseconds to decode an answer and to send it. */
const LONG_BYTES = 256 * 1024;

type Reading = { readonly stream: Pick<Wire['stream'], 'on' | 'pause' | 'resume'>; bytes: number };

/**
 * Reads one long answer at a time, while other connections that have one wait, so that several never end in one turn of
 * the event loop, which all of them together would hold.
 *
 * A connection is read → waits (its answer has become long, and another's is being read) → read → done.
 */
export class LongReads {
  readonly #readings = new WeakMap<PoolClient, Reading>();
  readonly #waiting = new Set<Reading>();
  #current: Reading | undefined;

  /** Whatever the connection reads from now on is one answer. */
  begin(client: PoolClient): void {
    const reading = this.#readings.get(client) ?? this.#watch(client);
    reading.bytes = 0;
  }

  /** The answer is here, or never comes; the next one is read in the event loop's next turn. */
  end(client: PoolClient): void {
    const reading = this.#readings.get(client);
    if (reading === undefined) return;
    if (this.#waiting.delete(reading)) reading.stream.resume();
    if (this.#current !== reading) return;
    const [next] = this.#waiting;
    this.#current = next;
    if (next === undefined) return;
    this.#waiting.delete(next);
    setImmediate(() => next.stream.resume());
  }

  #watch(client: PoolClient): Reading {
    const { stream } = (client as PoolClient & { readonly connection: Wire }).connection;
    const reading: Reading = { stream, bytes: 0 };
    this.#readings.set(client, reading);
    stream.on('data', ({ length }: Buffer) => {
      reading.bytes += length;
      if (reading.bytes > LONG_BYTES) this.#enter(reading);
    });

    return reading;
  }

  #enter(reading: Reading): void {
    this.#current ??= reading;
    if (this.#current === reading) return;
    this.#waiting.add(reading);
    reading.stream.pause();
  }
}
