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

/** Returns the digest by which two answers are compared, so that no answer must be kept for comparing. */
export function hashOf(text: string): string {
  return hash('sha1', text, 'base64');
}
