import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeldBytes } from '#runtime/bytes/held-bytes.ts';
import { ownTime, type Deadline } from '#runtime/process/own-time.ts';
import { REQUEST_ID } from '#runtime/observe/request-id.ts';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Authenticate } from '../auth/authenticate.ts';
import type { Headers } from '../auth/headers.ts';
import type { Executor } from '../contract/execution.ts';
import { EngineError } from '../errors/engine-error.ts';
import { toEngineError } from '../errors/format-error.ts';
import type { Budget } from '../limits/budget.ts';
import type { LiveEngine } from '../live/live-engine.ts';
import type { Session } from '../contract/session.ts';
import type { UnsentBytes } from '../transport/unsent-bytes.ts';
import { Incoming } from './incoming.ts';
import { isSameCaller, OTHER_CALLER } from './is-same-caller.ts';
import { Operations } from './operations.ts';
import { Outbox } from './outbox.ts';
import { ProtocolFaultError, type ClientMessage, type Protocol } from './protocol.ts';
import { renewalOf, sessionHeaders } from './session-headers.ts';

export type ConnectionParts = {
  readonly executor: Executor;
  readonly authenticate: Authenticate;
  readonly live: LiveEngine;
  readonly logger: Logger;
  readonly initTimeoutMs: number;
  readonly keepAliveMs: number;
  readonly maxOperations: number;
  readonly maxFrameBytes: number;
  readonly unsent: UnsentBytes;
  /** What clients have sent and this process has not handled yet. */
  readonly received: HeldBytes;
  readonly budgetOf: (session: Session) => Budget;
  /** Milliseconds that an operation may take in the database. */
  readonly timeLimitOf: (session: Session) => number;
};

type Opening = {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly request: IncomingMessage;
  readonly protocol: Protocol;
  readonly isCookieTrusted: boolean;
  readonly network: string;
};

/** Largest delay that setTimeout accepts. */
const MAX_TIMER_MS = 2_147_483_647;
/** Upper bound for messages that wait until authentication has ended. */
const MAX_EARLY_MESSAGES = 100;

/**
 * One socket with its states:
 *
 * - `opened`: waits for connection_init, which → `deciding`.
 * - `deciding`: authentication runs and messages wait. A session → `acknowledged`, a refusal → `closed`. If the socket
 *   is not acknowledged `initTimeoutMs` after it opened → `closed`.
 * - `acknowledged`: operations run until the token expires → `closed`. A ping with a fresh token of the same subject
 *   and role moves that moment; any other token → `closed`.
 * - `closed`: the end. Every state leads here if the socket closes or a fault of the protocol closes it.
 *
 * transport-ws.ts and legacy-ws.ts describe the protocols, docs/integrate/limits.md the limits.
 */
export class Connection {
  readonly #socket: WebSocket;
  readonly #opening: Opening;
  readonly #parts: ConnectionParts;
  readonly #outbox: Outbox;
  readonly #incoming: Incoming;
  #state: 'opened' | 'deciding' | 'acknowledged' | 'closed' = 'opened';
  #operations: Operations | undefined;
  #early: ClientMessage[] = [];
  readonly #initialising: Deadline;
  #session: Session | undefined;
  #headers: Headers = {};
  #renewal: Promise<void> = Promise.resolve();
  #expiryTimer: NodeJS.Timeout | undefined;
  #keepAliveTimer: NodeJS.Timeout | undefined;

  constructor(opening: Opening, parts: ConnectionParts) {
    this.#opening = opening;
    this.#socket = opening.socket;
    this.#parts = parts;
    this.#outbox = new Outbox(opening.socket, opening.stream, opening.network, parts.unsent);
    this.#incoming = new Incoming({ ...opening, received: parts.received });
    this.#initialising = ownTime.after(parts.initTimeoutMs, () =>
      this.#close(4408, 'Connection initialisation timeout'),
    );
    this.#socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    this.#socket.on('ping', () => this.#outbox.checkAnswers());
    this.#socket.on('close', () => this.#release());
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#state === 'closed') return;
    try {
      if (isBinary) throw new ProtocolFaultError({ closeCode: 4400, message: 'a message must be text' });
      if (this.#state === 'deciding') this.#incoming.wait(data.length);
      this.#incoming.left();
      this.#handle(this.#opening.protocol.read(data.toString()));
    } catch (error) {
      this.#fault(error);
    }
  }

  #handle(message: ClientMessage): void {
    switch (message.kind) {
      case 'init':
        this.#init(message.payload);
        return;
      case 'ping':
        this.#ping(message.payload);
        return;
      case 'terminate':
        this.#close(1000, '');
        return;
      case 'subscribe':
      case 'unsubscribe':
        this.#operate(message);
    }
  }

  #init(payload: unknown): void {
    if (this.#state !== 'opened') {
      throw new ProtocolFaultError({ closeCode: 4429, message: 'Too many initialisation requests' });
    }
    this.#state = 'deciding';
    const { request, isCookieTrusted } = this.#opening;
    const headers = sessionHeaders(request.headers, payload, isCookieTrusted);
    this.#parts.authenticate(headers).then(
      (session) => this.#acknowledge(session, headers),
      (error: unknown) => this.#refuse(error),
    );
  }

  #acknowledge(session: Session, headers: Headers): void {
    if (this.#state !== 'deciding') return;
    this.#initialising.end();
    this.#state = 'acknowledged';
    this.#session = session;
    this.#headers = headers;
    const { protocol, network } = this.#opening;
    const { budgetOf, maxFrameBytes } = this.#parts;
    const { requestBytes = maxFrameBytes } = budgetOf(session).limits ?? {};
    this.#incoming.know(Math.min(requestBytes, maxFrameBytes));
    this.#operations = new Operations({
      ...this.#parts,
      socket: this.#socket,
      outbox: this.#outbox,
      protocol,
      session,
      headers,
      network,
    });
    this.#outbox.send(protocol.ack);
    this.#watchExpiry(session.expiresAtMs);
    const { keepAlive } = protocol;
    if (keepAlive !== undefined) {
      this.#outbox.send(keepAlive);
      this.#keepAliveTimer = setInterval(() => this.#outbox.send(keepAlive), this.#parts.keepAliveMs);
    }
    for (const message of this.#early.splice(0)) {
      try {
        this.#handle(message);
      } catch (error) {
        this.#fault(error);
      }
    }
  }

  #refuse(error: unknown): void {
    if (this.#state !== 'deciding') return;
    const engineError = toEngineError(error);
    const text = this.#opening.protocol.refusal(engineError);
    if (text !== undefined) this.#outbox.send(text);
    this.#close(4403, engineError.message);
  }

  /** Answers a ping; one that holds a token lets the socket go on until that token expires. */
  #ping(payload: unknown): void {
    const authorization = renewalOf(payload);
    if (authorization === undefined) this.#outbox.send(this.#opening.protocol.pong(payload));
    else if (this.#state !== 'acknowledged')
      this.#close(4403, 'A token is renewed after the acknowledgement');
    else this.#renewal = this.#renewal.then(() => this.#renew(authorization));
  }

  async #renew(authorization: string): Promise<void> {
    if (this.#state !== 'acknowledged') return;
    const headers = { ...this.#headers, authorization };
    try {
      const session = await this.#parts.authenticate(headers);
      if (!isSameCaller(session, this.#session)) throw new EngineError('access-denied', OTHER_CALLER);
      this.#headers = headers;
      this.#operations?.renew(headers);
      this.#watchExpiry(session.expiresAtMs);
      // The token does not go back: the answer may reach someone who never had it.
      this.#outbox.send(this.#opening.protocol.pong(undefined));
    } catch (error) {
      this.#close(4403, toEngineError(error).message);
    }
  }

  #watchExpiry(expiresAtMs: number | undefined): void {
    clearTimeout(this.#expiryTimer);
    if (expiresAtMs === undefined) return;
    const leftMs = expiresAtMs - Date.now();
    this.#expiryTimer =
      leftMs > MAX_TIMER_MS
        ? setTimeout(() => this.#watchExpiry(expiresAtMs), MAX_TIMER_MS)
        : setTimeout(() => this.#close(4403, 'Could not verify JWT: JWTExpired'), Math.max(0, leftMs));
  }

  #operate(message: Extract<ClientMessage, { kind: 'subscribe' | 'unsubscribe' }>): void {
    if (this.#state === 'deciding') {
      if (this.#early.push(message) > MAX_EARLY_MESSAGES)
        this.#close(4400, 'too many messages before the ack');
      return;
    }
    if (this.#operations === undefined) {
      throw new ProtocolFaultError({
        closeCode: 4401,
        message: 'start received before the connection is initialised',
        id: message.id,
      });
    }
    if (message.kind === 'subscribe') this.#operations.start(message.id, message.payload);
    else this.#operations.stop(message.id);
  }

  #fault(error: unknown): void {
    if (!(error instanceof ProtocolFaultError)) {
      const requestId = this.#opening.request.headers[REQUEST_ID];
      this.#parts.logger.error({ err: error, requestId }, 'a message could not be handled');
      this.#close(4500, 'internal error');
      return;
    }
    const answer = this.#opening.protocol.faultAnswer(error.fault);
    if (answer === undefined) this.#close(error.fault.closeCode, error.fault.message);
    else this.#outbox.send(answer);
  }

  #close(code: number, reason: string): void {
    this.#socket.close(code, truncated(reason));
    this.#release();
  }

  #release(): void {
    this.#state = 'closed';
    this.#early = [];
    this.#incoming.release();
    this.#initialising.end();
    clearTimeout(this.#expiryTimer);
    clearInterval(this.#keepAliveTimer);
    this.#operations?.stopAll();
  }
}

/** Shortens a text to the 123 bytes that a close frame holds. */
function truncated(reason: string): string {
  return Buffer.from(reason)
    .subarray(0, 123)
    .toString()
    .replace(/\uFFFD+$/, '');
}
