import { isTooDeep, MAX_LEVELS } from '#runtime/bytes/json-levels.ts';
import type { EngineError } from '../errors/engine-error.ts';
import { parseJson } from '../json/exact-json.ts';

/** A message of a client, in a form common to both subprotocols. */
export type ClientMessage =
  | { readonly kind: 'init'; readonly payload: unknown }
  | { readonly kind: 'subscribe'; readonly id: string; readonly payload: unknown }
  | { readonly kind: 'unsubscribe'; readonly id: string }
  | { readonly kind: 'ping'; readonly payload: unknown }
  | { readonly kind: 'pong' }
  | { readonly kind: 'terminate' };

/** A violation of the protocol: it closes the socket (`graphql-transport-ws`) or is answered (`graphql-ws`). */
export type ProtocolFault = { readonly closeCode: number; readonly message: string; readonly id?: string };

/** One WebSocket subprotocol, which reads and writes messages. */
export type Protocol = {
  readonly name: string;
  /** Reads a message; throws a ProtocolFaultError for any other text. */
  readonly read: (text: string) => ClientMessage;
  readonly ack: string;
  /** Message sent at regular intervals after the acknowledgement, besides the pings of the WebSocket protocol. */
  readonly keepAlive: string | undefined;
  readonly pong: (payload: unknown) => string;
  /** Returns the beginning of a message with a result; the result and `}` follow. */
  readonly nextPrefix: (id: string) => string;
  readonly complete: (id: string) => string;
  /** Returns the messages for an operation that failed; they are the last messages for this id. */
  readonly error: (id: string, error: EngineError) => readonly string[];
  /** Returns the answer to a fault; if undefined, the socket is closed with the fault's code. */
  readonly faultAnswer: (fault: ProtocolFault) => string | undefined;
  /** Returns the answer to a refused connection_init; if undefined, the socket is only closed. */
  readonly refusal: (error: EngineError) => string | undefined;
};

/** Thrown when a message can't be read, or is not allowed in the connection's state. */
export class ProtocolFaultError extends Error {
  readonly fault: ProtocolFault;

  constructor(fault: ProtocolFault) {
    super(fault.message);
    this.name = 'ProtocolFaultError';
    this.fault = fault;
  }
}

/** Decodes a message's text to an object. */
export function readObject(text: string): Record<string, unknown> {
  let message: unknown;
  try {
    message = parseJson(text);
  } catch {
    throw new ProtocolFaultError({ closeCode: 4400, message: 'a message must be JSON' });
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new ProtocolFaultError({ closeCode: 4400, message: 'a message must be an object' });
  }
  if (isTooDeep(message, text))
    throw new ProtocolFaultError({ closeCode: 4400, message: `a message has ${MAX_LEVELS} levels at most` });
  return message as Record<string, unknown>;
}

/** Reads an operation's id, which both subprotocols require. */
export function readId(message: Record<string, unknown>): string {
  const { id } = message;
  if (typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH) return id;
  throw new ProtocolFaultError({ closeCode: 4400, message: 'the message needs an id' });
}

const MAX_ID_LENGTH = 256;
