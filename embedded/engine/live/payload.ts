import { hash } from 'node:crypto';

/** How each answer begins. Its text and a closing brace follow. */
export const ANSWER_BEGIN = '{"data":';

/**
 * One answer of a cohort for all its subscribers.
 *
 * `framed` caches the last frame that a transport made of the answer, so that sockets with byte-equal messages share
 * it.
 */
export class Payload {
  /** The answer's JSON between ANSWER_BEGIN and the closing brace: the data, or `null` and the errors. */
  readonly text: string;
  /** Is equal for equal answers. */
  readonly hash: string;
  readonly textBytes: number;
  framed: { readonly prefix: Buffer; readonly frame: Buffer } | undefined;
  #copies = 0;
  #bytes: Buffer | undefined;

  constructor(text: string, textHash: string) {
    this.text = text;
    this.hash = textHash;
    this.textBytes = Buffer.byteLength(text);
  }

  /** Bytes of the whole answer. */
  get bytes(): number {
    return ANSWER_BEGIN.length + this.textBytes + 1;
  }

  /** Copies the text into a buffer. It is encoded there for its first subscriber, who often is the only one. */
  copyTo(target: Buffer, at: number): void {
    this.#copies += 1;
    if (this.#copies === 1) {
      target.write(this.text, at);
      return;
    }
    this.#bytes ??= Buffer.from(this.text);
    target.set(this.#bytes, at);
  }
}

/** Makes the answer of the finished JSON of an error. */
export function errorPayload(error: string): Payload {
  return new Payload(`null,"errors":[${error}]`, hashOf(error));
}

/** Characters up to which an answer is kept for comparing instead of its digest, which is hardly shorter. */
const SHORT_LENGTH = 64;

/** Returns the text by which two answers are compared: a digest, so that no long answer must be kept for that. */
export function hashOf(text: string): string {
  return text.length <= SHORT_LENGTH ? text : hash('sha1', text, 'base64');
}
