import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ReadingPace } from '../transport/reading-pace.ts';
import { sentBytes } from '../transport/sent-bytes.ts';
import type { UnsentBytes } from '../transport/unsent-bytes.ts';

/**
 * Counts a finished answer until its client has read it, and closes the connection of a client that reads too slowly.
 * Does nothing for the ordinary answer, which the operating system has taken at once.
 */
export function followAnswer(response: ServerResponse, network: string, unsent: UnsentBytes): void {
  if (response.writableFinished || response.destroyed) return;
  void new UnsentAnswer(response, network, unsent);
}

class UnsentAnswer {
  readonly #response: ServerResponse;
  readonly #connection: Duplex;
  readonly #network: string;
  readonly #unsent: UnsentBytes;
  readonly #pace: ReadingPace;
  #counted = 0;

  constructor(response: ServerResponse, network: string, unsent: UnsentBytes) {
    this.#response = response;
    this.#connection = response.req.socket;
    this.#network = network;
    this.#unsent = unsent;
    this.#pace = new ReadingPace(sentBytes(this.#connection), response.writableLength);
    response.once('close', () => this.#count());
    this.#count();
    unsent.watch(this);
  }

  sweep(): boolean {
    if (this.#count() === 0) return false;
    if (this.#pace.isTooSlow(sentBytes(this.#connection), this.#counted)) this.#connection.destroy();

    return true;
  }

  #count(): number {
    const { writableFinished, destroyed, writableLength } = this.#response;
    const now = writableFinished || destroyed ? 0 : writableLength;
    this.#counted = this.#unsent.recount(this.#network, this.#counted, now);

    return now;
  }
}
