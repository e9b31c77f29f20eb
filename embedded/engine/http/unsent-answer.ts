import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientNetwork } from '../transport/client-network.ts';
import { ReadingPace } from '../transport/reading-pace.ts';
import { sentBytes } from '../transport/sent-bytes.ts';
import type { UnsentBytes } from '../transport/unsent-bytes.ts';

/** Bytes that an answer counts at most while it is compressed, so that it alone does not fill its network's bound. */
const MOST_WHILE_COMPRESSED = 8 * 1024 * 1024;

/** Counts long answers until their clients have read them. */
export class Answers {
  readonly #unsent: UnsentBytes;
  readonly #trustedProxies: readonly string[];

  constructor(unsent: UnsentBytes, trustedProxies: readonly string[]) {
    this.#unsent = unsent;
    this.#trustedProxies = trustedProxies;
  }

  /** Counts an answer while it is being compressed; the returned function ends this. */
  hold(request: IncomingMessage, bytes: number): () => void {
    const network = clientNetwork(request, this.#trustedProxies);
    const counted = this.#unsent.recount(network, 0, Math.min(bytes, MOST_WHILE_COMPRESSED));

    return () => void this.#unsent.recount(network, counted, 0);
  }

  /** Follows an answer that was handed over. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    if (!response.writableFinished)
      followAnswer(response, clientNetwork(request, this.#trustedProxies), this.#unsent);
  }
}

/**
 * Counts a finished answer until its client has read it, and closes the connection of a client that reads too slowly.
 * Does nothing for the ordinary answer, which the operating system has taken at once. An answer that has no room beside
 * others, because it may not be withheld, must be taken at once.
 */
function followAnswer(response: ServerResponse, network: string, unsent: UnsentBytes): void {
  if (response.writableFinished || response.destroyed) return;
  if (unsent.fits(network, response.writableLength)) void new UnsentAnswer(response, network, unsent);
  else response.destroy();
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
