import type { Duplex, Writable } from 'node:stream';
import * as ws from 'ws';
import { endSocket } from './answer-socket.ts';
import { readClientMessage } from './connection-init.ts';
import { REFUSALS } from '../security/refusals.ts';

/** The engine takes no longer message either. */
const MAX_MESSAGE_BYTES = 1024 * 1024;
const MAX_FRAGMENTS = 1_024;
/** How long a part has to answer that a connection ends. */
const CLOSE_TIMEOUT_MS = 2_000;
const NO_CODE = 1005;

/** What `ws` exports beside its types: reading and writing of frames (RFC 6455). */
const { Receiver, Sender } = ws as unknown as {
  Receiver: new (options: { isServer: boolean; maxPayload: number; maxFragments: number }) => Writable;
  Sender: new (socket: Duplex) => {
    send: (data: Buffer | string, options: { binary: boolean; fin: boolean; mask: boolean }) => void;
    ping: (data: Buffer, isMasked: boolean) => void;
    pong: (data: Buffer, isMasked: boolean) => void;
    close: (code: number | undefined, reason: Buffer | string, isMasked: boolean) => void;
  };
};

/** Ends a socket by a close frame that the part answers, so that it comes between two frames of the part. */
export type EndSocket = (code: number | undefined, reason: Buffer | string) => void;

/** Close codes by the faults of a frame that `ws` names. */
const FAULTS: Record<string, number> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 1009,
  WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH: 1009,
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 1008,
  WS_ERR_INVALID_UTF8: 1007,
};

type Rules = {
  onAdminSecret: () => void;
  /** Why the tokens of a `connection_init` are not good, if so; `cut` ends the socket later, when one of them is not any more. */
  admit: (authorizations: readonly string[], cut: (refusal: string) => void) => string | undefined;
};

/** Forbidden: the code of a refusal is the reason; who was revoked may come again with another token. */
const REFUSED = 4403;
/** A part that does not answer the end by then is left. */
const CUT_TIMEOUT_MS = 500;

/**
 * Leads a client's messages to a part, each read and, where it opens a connection, written again. A client that asks too
 * much is ended by the part's own close frame, which answers ours; `onAdminSecret` ends it at once.
 *
 * The function that it returns ends both in that way, with a code of ours.
 *
 * Why: decision 18; what is taken out: header-rules.ts.
 */
export function relayMessages(client: Duplex, part: Duplex, { onAdminSecret, admit }: Rules): EndSocket {
  const receiver = new Receiver({
    isServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    maxFragments: MAX_FRAGMENTS,
  });
  const sender = new Sender(part);

  function onMessage(data: Buffer, isBinary: boolean) {
    const reading = readClientMessage(data, isBinary);
    if (reading.kind === 'pass') sender.send(data, { binary: false, fin: true, mask: true });
    if (reading.kind === 'rewrite') {
      const refusal = admit(reading.authorizations, cut);
      if (refusal === undefined) sender.send(reading.text, { binary: false, fin: true, mask: true });
      else cut(refusal);
    }
    if (reading.kind === 'malformed') end(4400, reading.reason);
    if (reading.kind === 'admin-secret') {
      stop();
      onAdminSecret();
    }
  }
  function onData(chunk: Buffer) {
    receiver.write(chunk);
    if (part.writableNeedDrain) client.pause();
  }
  function stop() {
    client.off('data', onData);
    receiver.removeAllListeners('message');
    client.resume();
  }
  function end(code: number | undefined, reason: Buffer | string) {
    stop();
    sender.close(code, reason, true);
    const timer = setTimeout(() => part.destroy(), CLOSE_TIMEOUT_MS);
    part.once('close', () => clearTimeout(timer));
  }

  let isCut = false;
  function cut(refusal: string) {
    if (isCut || part.destroyed) return;
    isCut = true;
    end(REFUSED, refusal);
    setTimeout(() => part.destroy(), CUT_TIMEOUT_MS).unref();
  }

  receiver.on('message', onMessage);
  receiver.on('ping', (data: Buffer) => sender.ping(data, true));
  receiver.on('pong', (data: Buffer) => sender.pong(data, true));
  receiver.on('conclude', (code: number, reason: Buffer) => end(code === NO_CODE ? undefined : code, reason));
  receiver.on('error', (error: NodeJS.ErrnoException) => end(FAULTS[error.code ?? ''] ?? 1002, ''));
  part.on('drain', () => client.resume());
  client.on('data', onData);

  return end;
}

/** What a client reads before its connection ends, in the words of its protocol; nothing else was sent to it yet. */
export function refuseAdminSecret(client: Duplex, protocol: string | undefined): void {
  const { message } = REFUSALS.adminSecret.body;
  const sender = new Sender(client);
  if (protocol !== 'graphql-transport-ws') {
    const text = JSON.stringify({ type: 'connection_error', payload: { message } });
    sender.send(text, { binary: false, fin: true, mask: false });
  }
  sender.close(4403, message, false);
  endSocket(client);
}
