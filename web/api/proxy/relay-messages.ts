import type { Duplex, Writable } from 'node:stream';
import type { GatheredBytes, Receiver } from '#runtime/bytes/gathered-bytes.ts';
import { ownTime } from '#runtime/process/own-time.ts';
import * as ws from 'ws';
import { endSocket } from './answer-socket.ts';
import { readClientMessage } from './connection-init.ts';
import { passRights, TRY_AGAIN_LATER, type CutSocket, type RightsRules } from './pass-rights.ts';
import { REFUSALS } from '../../server/security/refusals.ts';

/** Upper bound of a message before the upstream has said anything, which it does when it knows who the client is. */
const FIRST_MESSAGE_BYTES = 64 * 1024;
/** Upper bound of a later message; the engine's own bound depends on the role. */
const MAX_MESSAGE_BYTES = 1024 * 1024;
const MAX_FRAGMENTS = 1_024;
/** Milliseconds of own time (own-time.ts) that the upstream has to answer a close frame. */
const CLOSE_MS = 2_000;
const NO_CODE = 1005;

/** Frame reader and writer (RFC 6455), which `ws` exports without types. */
const { Receiver: MessageReceiver, Sender } = ws as unknown as {
  Receiver: new (options: {
    isServer: boolean;
    maxPayload: number;
    maxFragments: number;
  }) => Writable & Receiver;
  Sender: new (socket: Duplex) => {
    send: (data: Buffer | string, options: { binary: boolean; fin: boolean; mask: boolean }) => void;
    ping: (data: Buffer, isMasked: boolean) => void;
    pong: (data: Buffer, isMasked: boolean) => void;
    close: (code: number | undefined, reason: Buffer | string, isMasked: boolean) => void;
  };
};

/** Ends a socket by a close frame to the upstream, whose own close frame then reaches the client after a whole frame. */
export type EndSocket = (code: number | undefined, reason: Buffer | string) => void;

/** Close codes for the error codes of `ws`. */
const FAULTS: Record<string, number> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 1009,
  WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH: 1009,
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 1008,
  WS_ERR_INVALID_UTF8: 1007,
};

type Rules = RightsRules & {
  onAdminSecret: () => void;
  /** Counts what the receiver has gathered of a message. */
  count: (receiver: Receiver) => GatheredBytes;
};

/** Close code "Forbidden"; the close reason is the refusal's code. A client may connect again with another token. */
const REFUSED = 4403;
/** Close code "Unauthorized", after which the libraries do not connect again. */
const ENDED = 4401;
/** Refusals after which no other token can be had: the key has ended, or never was one. */
const LASTING: ReadonlySet<string> = new Set([
  'key-ended',
  'api-key-expired',
  'api-key-invalid',
  'api-key-revoked',
]);
/** Milliseconds that the upstream has to answer the close frame of a refusal before its socket is destroyed. */
const CUT_TIMEOUT_MS = 500;

/**
 * Relays a client's messages to the upstream. Each message is read, and a `connection_init` is rewritten. To end a
 * client, a close frame is sent to the upstream, whose close frame ends the client; `onAdminSecret` ends it at once.
 *
 * Returns a function that ends both sockets by a close frame with the given code.
 *
 * Decision 18 gives the reasons; header-rules.ts lists the removed headers.
 */
export function relayMessages(client: Duplex, part: Duplex, rules: Rules): EndSocket {
  const receiver = createReceiver();
  const sender = new Sender(part);
  const gathered = rules.count(receiver);
  const cut = createCut(part, end);
  let isStopped = false;
  const send = (text: Buffer | string) => sender.send(text, { binary: false, fin: true, mask: true });
  const rights = passRights(rules, {
    send,
    cut,
    end,
    pause: () => client.pause(),
    resume: () => client.resume(),
  });

  function onMessage(data: Buffer, isBinary: boolean) {
    if (isStopped || rights.wait(() => onMessage(data, isBinary))) return;
    const reading = readClientMessage(data, isBinary);
    if (reading.kind === 'pass') send(data);
    if (reading.kind === 'rewrite') rights.passTokens(reading);
    if (reading.kind === 'key') void rights.passKey(reading);
    if (reading.kind === 'key-refused') cut(reading.code);
    if (reading.kind === 'malformed') end(4400, reading.reason);
    if (reading.kind === 'admin-secret') {
      stop();
      rules.onAdminSecret();
    }
  }
  const resume = () => (rights.isWaiting() ? undefined : client.resume());
  function onData(chunk: Buffer) {
    receiver.write(chunk);
    // What the upstream has yet to read counts too.
    if (!gathered.count(chunk.length, part.writableLength)) end(TRY_AGAIN_LATER, 'too-busy');
    else if (part.writableNeedDrain) client.pause();
  }
  function stop() {
    isStopped = true;
    rights.stop();
    client.off('data', onData);
    receiver.removeAllListeners('message');
    client.resume();
  }
  function end(code: number | undefined, reason: Buffer | string) {
    stop();
    sender.close(code, reason, true);
    destroyLater(part);
  }

  receiver.on('message', onMessage);
  passPings(receiver, sender);
  receiver.on('conclude', (code: number, reason: Buffer) => end(code === NO_CODE ? undefined : code, reason));
  receiver.on('error', (error: NodeJS.ErrnoException) => end(FAULTS[error.code ?? ''] ?? 1002, ''));
  part.once('data', () => gathered.limit(MAX_MESSAGE_BYTES));
  part.on('drain', () => gathered.count()).on('drain', resume);
  client.once('close', () => gathered.release()).once('close', rights.stop);
  client.on('data', onData);
  rights.open();

  return end;
}

/** Creates the function that ends a socket by the code of a refusal, once. */
function createCut(part: Duplex, end: EndSocket): CutSocket {
  let isCut = false;
  return (refusal, timeoutMs = CUT_TIMEOUT_MS) => {
    if (isCut || part.destroyed) return;
    isCut = true;
    const [code = ''] = refusal.split(':');
    end(LASTING.has(code) ? ENDED : REFUSED, code === 'key-ended' ? 'token-revoked' : refusal);
    setTimeout(() => part.destroy(), timeoutMs).unref();
  };
}

function passPings(receiver: Receiver & Writable, sender: InstanceType<typeof Sender>) {
  receiver.on('ping', (data: Buffer) => sender.ping(data, true));
  receiver.on('pong', (data: Buffer) => sender.pong(data, true));
}

function createReceiver() {
  return new MessageReceiver({
    isServer: true,
    maxPayload: FIRST_MESSAGE_BYTES,
    maxFragments: MAX_FRAGMENTS,
  });
}

function destroyLater(part: Duplex) {
  const closing = ownTime.after(CLOSE_MS, () => part.destroy());
  part.once('close', closing.end);
}

/** Sends the refusal in the client's protocol and ends its socket; call it only before any other frame was sent. */
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
