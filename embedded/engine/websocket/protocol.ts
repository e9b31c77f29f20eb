import type { EngineError } from '../errors/engine-error.ts';

/** What a client wants, in words common to both subprotocols. */
export type ClientMessage =
  | { readonly kind: 'init'; readonly payload: unknown }
  | { readonly kind: 'subscribe'; readonly id: string; readonly payload: unknown }
  | { readonly kind: 'unsubscribe'; readonly id: string }
  | { readonly kind: 'ping'; readonly payload: unknown }
  | { readonly kind: 'pong' }
  | { readonly kind: 'terminate' };

/** A breach of the protocol: it closes the socket (`graphql-transport-ws`) or is answered (`graphql-ws`). */
export type ProtocolFault = { readonly closeCode: number; readonly message: string; readonly id?: string };

/** One WebSocket subprotocol: how messages are read and worded. */
export type Protocol = {
  readonly name: string;
  /** Throws a ProtocolFaultError for what is no message. */
  readonly read: (text: string) => ClientMessage;
  readonly ack: string;
  /** What is sent in regular intervals once acknowledged; pings of the WebSocket protocol go out besides. */
  readonly keepAlive: string | undefined;
  readonly pong: (payload: unknown) => string;
  /** The beginning of a message that carries a result; the result and `}` follow. */
  readonly nextPrefix: (id: string) => string;
  readonly complete: (id: string) => string;
  /** An operation that did not run; the messages are the last ones for this id. */
  readonly error: (id: string, error: EngineError) => readonly string[];
  /** `undefined`: the socket is closed with the fault's code. */
  readonly faultAnswer: (fault: ProtocolFault) => string | undefined;
  /** The answer to a connection_init that was refused; `undefined`: only the closing tells. */
  readonly refusal: (error: EngineError) => string | undefined;
};

/** Thrown where a message is read or a state does not allow it. */
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
    message = JSON.parse(text);
  } catch {
    throw new ProtocolFaultError({ closeCode: 4400, message: 'a message must be JSON' });
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new ProtocolFaultError({ closeCode: 4400, message: 'a message must be an object' });
  }
  return message as Record<string, unknown>;
}

/** An operation's id, as both subprotocols want it. */
export function readId(message: Record<string, unknown>): string {
  const { id } = message;
  if (typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH) return id;
  throw new ProtocolFaultError({ closeCode: 4400, message: 'the message needs an id' });
}

const MAX_ID_LENGTH = 256;
