import type { PoolClient } from 'pg';
import type { Wire } from './kept-statements.ts';

/** Size of an answer above which decoding and sending it takes milliseconds. */
const LONG_BYTES = 256 * 1024;

type Reading = {
  readonly stream: Pick<Wire['stream'], 'on' | 'pause' | 'resume'>;
  bytes: number;
  /** False after `end`: what a given-up connection still receives must not take the turn of others. */
  isOpen: boolean;
};

/**
 * Reads one long answer at a time, while other connections with a long answer wait. Otherwise several could end in one
 * round of the event loop, which would then be blocked for the sum of their times.
 *
 * A connection is read. If its answer becomes long while another long one is being read, it is paused and waits for
 * that one's end, then is read again. `end` ends its answer in every state.
 */
export class LongReads {
  readonly #readings = new WeakMap<PoolClient, Reading>();
  readonly #waiting = new Set<Reading>();
  #current: Reading | undefined;

  /** Starts a new answer: everything that the connection reads from now on counts for it. */
  begin(client: PoolClient): void {
    const reading = this.#readings.get(client) ?? this.#watch(client);
    reading.bytes = 0;
    reading.isOpen = true;
  }

  /** Ends the answer, complete or failed; the next waiting one is read in the event loop's next round. */
  end(client: PoolClient): void {
    const reading = this.#readings.get(client);
    if (reading === undefined) return;
    reading.isOpen = false;
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
    const reading: Reading = { stream, bytes: 0, isOpen: true };
    this.#readings.set(client, reading);
    stream.on('data', ({ length }: Buffer) => {
      if (!reading.isOpen) return;
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
