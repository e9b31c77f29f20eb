import type { Payload } from '../live/payload.ts';
import { frameBytes, writeFrameHeader } from './frame.ts';

/** Frames of more bytes are sent at once: a copy less matters more than a call of the operating system. */
const MAX_FRAME_BYTES = 16 * 1024;
/** Bytes that wait at most, of all sockets together. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** Closes an answer and its message. */
const CLOSING = Buffer.from('}}');

/** An answer for one operation; `prefix` is the message before the answer's text. */
type Message = { readonly prefix: Buffer; readonly payload: Payload; readonly bytes: number };

/** Number of the present task of the event loop. */
let task = 0;
let willEnd = false;
/** Sockets with messages that wait for the end of the task. */
let waiting: GatheredFrames[] = [];
let waitingBytes = 0;

/**
 * Sends the first answer that one socket gets in one task of the event loop at once, and gathers the others until the
 * task ends, to send their frames in one buffer. Each write costs a call of the operating system, and a change may
 * bring one socket many answers; but where it brings one answer to many sockets, the first needn't wait for the last.
 */
export class GatheredFrames {
  readonly #send: (frames: Buffer) => void;
  #messages: Message[] = [];
  #bytes = 0;
  /** Task in which a frame was sent last. */
  #task = -1;

  constructor(send: (frames: Buffer) => void) {
    this.#send = send;
  }

  /** Bytes of the frames that wait. */
  get bytes(): number {
    return this.#bytes;
  }

  add(prefix: Buffer, payload: Payload): void {
    const message = { prefix, payload, bytes: prefix.length + payload.textBytes + CLOSING.length };
    const bytes = frameBytes(message.bytes);
    if (bytes > MAX_FRAME_BYTES || this.#task !== task) {
      this.flush();
      this.#task = task;
      if (!willEnd) queueMicrotask(endTask);
      willEnd = true;
      this.#send(sharedFrame(message));
      return;
    }
    if (this.#bytes === 0) waiting.push(this);
    this.#messages.push(message);
    this.#bytes += bytes;
    waitingBytes += bytes;
    if (waitingBytes > MAX_WAITING_BYTES) flushAll();
  }

  /** Sends the frames that wait. */
  flush(): void {
    const [messages, bytes] = [this.#messages, this.#bytes];
    const [first] = messages;
    if (first === undefined) return;
    this.#messages = [];
    this.#bytes = 0;
    waitingBytes -= bytes;
    this.#send(messages.length === 1 ? sharedFrame(first) : framesOf(messages, bytes));
  }
}

function endTask(): void {
  task += 1;
  willEnd = false;
  flushAll();
}

function flushAll(): void {
  const sockets = waiting;
  waiting = [];
  for (const socket of sockets) socket.flush();
}

/** Returns the frame of a message; operations with equal ids, on one socket after the other, share one frame. */
function sharedFrame(message: Message): Buffer {
  const { prefix, payload, bytes } = message;
  if (payload.framed?.prefix.equals(prefix) !== true) {
    payload.framed = { prefix, frame: framesOf([message], frameBytes(bytes)) };
  }

  return payload.framed.frame;
}

function framesOf(messages: readonly Message[], frameBytes: number): Buffer {
  const frames = Buffer.allocUnsafe(frameBytes);
  let at = 0;
  for (const { prefix, payload, bytes } of messages) {
    at = writeFrameHeader(frames, at, bytes);
    frames.set(prefix, at);
    at += prefix.length;
    payload.copyTo(frames, at);
    at += payload.textBytes;
    frames.set(CLOSING, at);
    at += CLOSING.length;
  }

  return frames;
}
