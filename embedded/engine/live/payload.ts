import { hash } from 'node:crypto';

/**
 * One state of a cohort, serialised once for all its subscribers.
 *
 * `framed` holds what a transport made of it last, so that sockets whose messages are equal to the byte share one.
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

/** The digest by which two states are compared; no state is kept for that. */
export function hashOf(text: string): string {
  return hash('sha1', text, 'base64');
}
