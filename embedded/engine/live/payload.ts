import { hash } from 'node:crypto';

/**
 * One answer of a cohort, serialised once for all its subscribers.
 *
 * `framed` caches the last frame that a transport made of the answer, so that sockets with byte-equal messages share
 * it.
 */
export type Payload = {
  /** The JSON of `{"data":…}` or of `{"data":null,"errors":[…]}`. */
  readonly body: Buffer;
  readonly hash: string;
  framed: { readonly prefix: Buffer; readonly frame: Buffer } | undefined;
};

/** Wraps the finished JSON of `data`. */
export function dataPayload(data: string, dataHash: string): Payload {
  return { body: Buffer.from(`{"data":${data}}`), hash: dataHash, framed: undefined };
}

/** Wraps the finished JSON of an error. */
export function errorPayload(error: string): Payload {
  return { body: Buffer.from(`{"data":null,"errors":[${error}]}`), hash: hashOf(error), framed: undefined };
}

/** Characters up to which an answer is kept for comparing instead of its digest, which is hardly shorter. */
const SHORT_LENGTH = 64;

/** Returns the text by which two answers are compared: a digest, so that no long answer must be kept for that. */
export function hashOf(text: string): string {
  return text.length <= SHORT_LENGTH ? text : hash('sha1', text, 'base64');
}
