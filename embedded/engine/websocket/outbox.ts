import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Payload } from '../live/payload.ts';
import { ReadingPace } from '../transport/reading-pace.ts';
import { sentBytes } from '../transport/sent-bytes.ts';
import type { UnsentBytes } from '../transport/unsent-bytes.ts';
import { GatheredFrames } from './gathered-frames.ts';

/** Unsent bytes above which no answer that can wait is handed over. */
const HOLD_BYTES = 256 * 1024;
/** Unsent bytes above which a further message that can't wait ends the socket. */
const MAX_BYTES = 1024 * 1024;
/** Unsent bytes that a socket may have though its network has no room. */
const SMALL_BYTES = 16 * 1024;
/** Sweeps after which others no longer wait for an operation that did not use its turn, because nothing is new. */
const TURN_SWEEPS = 2;
/** Sweeps during which a turn that others no longer wait for still counts: a minute, longer than any fetch may take. */
const LATE_SWEEPS = 120;
const TEXT = { binary: false, compress: false } as const;

/**
 * An operation that waits for room; `bytes` is the length of the answer that found none, `sweeps` how long the others
 * will wait for it.
 */
type Waiting = { bytes: number; sweeps: number; readonly room: Promise<void>; readonly wake: () => void };
/** A turn, with the number of sweeps since it was given, and of those after which the others wait no longer. */
type Turn = { readonly bytes: number; sweeps: number; readonly maxSweeps: number };

/**
 * Sends the messages of one socket in bounded memory: answers wait in their sources, not here.
 *
 * - An operation with an answer asks for `room` first. While the client has yet to read HOLD_BYTES, or its network or
 *   the process has too much unsent, the operation goes into `#waiting` and nothing of its answer is kept.
 * - As soon as there is room, waiting operations get their turn in the order in which they came, as many at a time as
 *   HOLD_BYTES allow by the lengths that they asked for: a subscription then fetches its latest state, a query runs
 *   again. Operations that come later don't overtake them.
 * - A turn that is not used in time delays no other operation, but still counts when the answer comes. If there is no
 *   room then, the operation's next turn lasts as long as it needed this time; else a slow fetch could be late for
 *   ever.
 * - What can't wait (`send`, `sendOnce`) is sent at once, and ends the socket of a client that leaves MAX_BYTES unread.
 * - A client that reads too slowly (reading-pace.ts) is cut off. No close frame is sent to it, because that would stand
 *   behind the bytes that the client does not read.
 *
 * So a socket has at most MAX_BYTES and one answer. Decision 71 gives the reasons, docs/integrate/limits.md the numbers.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #unsent: UnsentBytes;
  readonly #network: string;
  readonly #frames = new GatheredFrames((frames) => this.#write(frames));
  readonly #waiting = new Map<object, Waiting>();
  readonly #turns = new Map<object, Turn>();
  /** Turns that were not used in time; their bytes are not counted. */
  readonly #late = new Map<object, Turn>();
  #counted = 0;
  #planned = 0;
  #pace: ReadingPace | undefined;
  #isEnded = false;

  constructor(socket: WebSocket, stream: Duplex, network: string, unsent: UnsentBytes) {
    this.#socket = socket;
    this.#stream = stream;
    this.#network = network;
    this.#unsent = unsent;
    stream.on('drain', () => this.#continue());
    stream.on('close', () => this.#end());
  }

  /** Sends a short message, or an answer for which there was `room`. */
  send(text: string): void {
    if (this.#isCrowded()) return;
    this.#frames.flush();
    this.#socket.send(text, TEXT);
    this.#count();
  }

  /** Sends an answer that can't be made again; ends the socket if there is no room and the client does not take it. */
  sendOnce(text: string): void {
    const mayStay = this.#unsent.fits(this.#network, text.length);
    this.send(text);
    if (!mayStay && this.#stream.writableLength > SMALL_BYTES) this.#socket.terminate();
  }

  /** Sends an answer of a subscription, for which there was `room`. */
  sendState(prefix: Buffer, payload: Payload): void {
    if (!this.#isCrowded()) this.#frames.add(prefix, payload);
  }

  /** Counts what `ws` has sent by itself: answers to pings, which a client might send without end. */
  checkAnswers(): void {
    if (!this.#isCrowded()) this.#count();
  }

  /**
   * Asks for room for an operation's answer. Returns undefined if it may be sent at once. Otherwise nothing of it may
   * be kept, and the promise resolves when it is the operation's turn to make its answer again; it must ask again then.
   */
  room(operation: object, bytes: number): Promise<void> | undefined {
    const turn = this.#endTurn(operation);
    if (this.#hasRoom(bytes, turn !== undefined)) return undefined;
    const { room } = this.#wait(operation, bytes, turn?.sweeps);
    this.#continue();

    return room;
  }

  /** Forgets an operation that has ended; an operation that waits for its room goes on. */
  drop(operation: object): void {
    const waiting = this.#waiting.get(operation);
    this.#waiting.delete(operation);
    waiting?.wake();
    this.#endTurn(operation);
    if (this.#waiting.size > 0) this.#continue();
  }

  #hasRoom(bytes: number, isTurn: boolean): boolean {
    const unsentBytes = this.#unsentBytes;
    if (unsentBytes > HOLD_BYTES || !this.#unsent.fits(this.#network, bytes)) return false;
    if (isTurn) return true;
    if (this.#waiting.size > 0) return false;

    return this.#turns.size === 0 || unsentBytes + this.#planned + bytes <= HOLD_BYTES;
  }

  #wait(operation: object, bytes: number, needed = 0): Waiting {
    const before = this.#waiting.get(operation);
    if (before !== undefined) {
      before.bytes = bytes;
      return before;
    }
    let wake: () => void = () => undefined;
    const room = new Promise<void>((resolve) => (wake = resolve));
    const waiting = { bytes, sweeps: needed + TURN_SWEEPS, room, wake };
    if (this.#isEnded) return waiting;
    this.#waiting.set(operation, waiting);
    this.#unsent.watch(this);

    return waiting;
  }

  /** Counts again, and gives turns as long as there is room. */
  #continue(): void {
    this.#count();
    for (const [operation, { bytes, sweeps: maxSweeps, wake }] of this.#waiting) {
      const isFull = this.#unsentBytes + this.#planned > HOLD_BYTES;
      if (isFull || !this.#unsent.fits(this.#network, bytes)) return;
      this.#waiting.delete(operation);
      this.#turns.set(operation, { bytes, sweeps: 0, maxSweeps });
      this.#planned += bytes;
      this.#count();
      wake();
    }
  }

  /** Ends an operation's turn, if it has one, and returns it. */
  #endTurn(operation: object): Turn | undefined {
    if (this.#turns.size === 0 && this.#late.size === 0) return undefined;
    const late = this.#late.get(operation);
    this.#late.delete(operation);
    const turn = this.#turns.get(operation);
    if (turn === undefined) return late;
    this.#turns.delete(operation);
    this.#planned -= turn.bytes;
    this.#count();

    return turn;
  }

  /** Ends the wait for turns that were not used in time. */
  #passTurns(): void {
    for (const [operation, turn] of this.#late) {
      turn.sweeps += 1;
      if (turn.sweeps > LATE_SWEEPS) this.#late.delete(operation);
    }
    for (const [operation, turn] of this.#turns) {
      turn.sweeps += 1;
      if (turn.sweeps <= turn.maxSweeps) continue;
      this.#endTurn(operation);
      this.#late.set(operation, turn);
    }
  }

  /** Counts the unsent bytes, and those of answers that were promised room. */
  #count(): void {
    if (this.#isEnded) return;
    const { writableLength } = this.#stream;
    const now = this.#unsentBytes + this.#planned;
    if (now === 0 && this.#counted === 0) return;
    this.#counted = this.#unsent.recount(this.#network, this.#counted, now);
    if (writableLength === 0) this.#pace = undefined;
    else this.#pace ??= new ReadingPace(sentBytes(this.#stream), writableLength);
    if (now > 0) this.#unsent.watch(this);
  }

  sweep(): boolean {
    this.#passTurns();
    this.#continue();
    if (this.#pace?.isTooSlow(sentBytes(this.#stream), this.#stream.writableLength) === true) {
      this.#socket.terminate();
    }

    return this.#counted > 0 || this.#waiting.size > 0 || this.#late.size > 0;
  }

  /** Ends the socket, and returns true, if it has so much unsent that the client can't be reading. */
  #isCrowded(): boolean {
    if (this.#unsentBytes <= MAX_BYTES) return false;
    this.#socket.terminate();

    return true;
  }

  #end(): void {
    this.#isEnded = true;
    this.#counted = this.#unsent.recount(this.#network, this.#counted, 0);
    this.#planned = 0;
    this.#turns.clear();
    this.#late.clear();
    this.#waiting.clear();
    this.#pace = undefined;
  }

  /** Bytes that the client has yet to be sent. */
  get #unsentBytes(): number {
    return this.#stream.writableLength + this.#frames.bytes;
  }

  /**
   * Writes frames to the stream directly, not by `ws`. Nothing is compressed on this socket, so `ws` too writes its
   * frames at once, and these can't fall into the middle of another.
   */
  #write(frames: Buffer): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#stream.write(frames);
    this.#count();
    if (this.#waiting.size > 0) this.#continue();
  }
}
