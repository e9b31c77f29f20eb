import { createHash } from 'node:crypto';
import { REQUEST_ID } from '#runtime/observe/request-id.ts';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Headers } from '../auth/headers.ts';
import { writeJson } from '../json/exact-json.ts';
import { EngineError, type Location } from '../errors/engine-error.ts';
import { TooBusyError } from '../errors/limit-error.ts';
import { Caller } from '../limits/caller.ts';
import type { ClientRequest, Executor, GraphqlRequest, LivePlan } from '../contract/execution.ts';
import { isConnectionFault, toEngineError } from '../errors/format-error.ts';
import { parseGraphqlRequest } from '../transport/parse-request.ts';
import type { Budget } from '../limits/budget.ts';
import { turnToRead } from '../limits/turns.ts';
import type { LiveEngine, LiveHandle } from '../live/live-engine.ts';
import { ANSWER_BEGIN } from '../live/payload.ts';
import type { Session } from '../contract/session.ts';
import type { Outbox } from './outbox.ts';
import { ProtocolFaultError, type Protocol } from './protocol.ts';

type OperationsParts = {
  readonly executor: Executor;
  readonly live: LiveEngine;
  readonly logger: Logger;
  readonly maxOperations: number;
  readonly socket: WebSocket;
  readonly outbox: Outbox;
  readonly protocol: Protocol;
  readonly session: Session;
  readonly headers: Headers;
  readonly network: string;
  readonly budgetOf: (session: Session) => Budget;
  readonly timeLimitOf: (session: Session) => number;
};

/**
 * An operation of a client; `handle` is set once a subscription is compiled. Stopped before, the subscription is
 * closed then.
 */
type Operation = {
  /** The messages of a subscription before the answer's text. */
  readonly prefix: Buffer;
  caller: Caller;
  handle?: LiveHandle;
};

/** A query or mutation, whose one answer is sent. */
type Task = { readonly request: GraphqlRequest; readonly isQuery: boolean };

/** How often a query is run at most whose answer finds no room, because the client has yet to read others. */
const MAX_RUNS = 3;

/** The operations that run on one socket, by their id. */
export class Operations {
  readonly #parts: OperationsParts;
  readonly #running = new Map<string, Operation>();
  /** Operations that wait for room. */
  #waiting = 0;

  /** Headers by which the socket is authenticated now, for actions that pass them on. */
  #headers: Headers;

  constructor(parts: OperationsParts) {
    this.#parts = parts;
    this.#headers = parts.headers;
  }

  /** Takes the headers with a fresh token of the same caller. */
  renew(headers: Headers): void {
    this.#headers = headers;
  }

  start(id: string, payload: unknown): void {
    const { protocol, maxOperations, network } = this.#parts;
    if (this.#running.has(id)) {
      throw new ProtocolFaultError({
        closeCode: 4409,
        message: `an operation already exists with this id: ${id}`,
        id,
      });
    }
    const caller = new Caller(network);
    const operation: Operation = { prefix: Buffer.from(`${protocol.nextPrefix(id)}${ANSWER_BEGIN}`), caller };
    if (this.#running.size >= maxOperations) {
      this.#sendError(
        id,
        new EngineError('bad-request', `a socket carries at most ${maxOperations} operations at once`),
      );
      return;
    }
    this.#running.set(id, operation);
    this.#run(id, operation, payload).catch((error: unknown) => {
      if (!this.#isRunning(id, operation)) return;
      this.#running.delete(id);
      if (!(error instanceof EngineError)) this.#logFault(error);
      this.#sendError(id, toEngineError(error));
    });
  }

  stop(id: string): void {
    const operation = this.#running.get(id);
    if (operation === undefined) return;
    this.#running.delete(id);
    operation.caller.hangUp();
    this.#parts.outbox.drop(operation.prefix);
    operation.handle?.close();
  }

  stopAll(): void {
    for (const id of [...this.#running.keys()]) this.stop(id);
  }

  /** Returns false once the operation was stopped, even if another one has its id now. */
  #isRunning(id: string, operation: Operation): boolean {
    return this.#running.get(id) === operation;
  }

  async #run(id: string, operation: Operation, payload: unknown): Promise<void> {
    const { executor, session } = this.#parts;
    const request = parseGraphqlRequest(payload);
    const reading = turnToRead(operation.caller, request.query.length);
    if (reading !== undefined) await reading;
    const kind = executor.operationKind(request, session, this.#clientOf(operation));
    if (kind === 'subscription') {
      await this.#follow(id, operation, request);
      return;
    }
    try {
      await this.#answer(id, operation, { request, isQuery: kind === 'query' });
    } finally {
      this.#parts.outbox.drop(operation.prefix);
    }
  }

  /** Makes the client's side of a request, with a new budget each time that an operation is compiled. */
  #clientOf({ caller }: Operation): ClientRequest {
    const { session, budgetOf } = this.#parts;
    return { headers: this.#headers, caller, budget: budgetOf(session) };
  }

  async #answer(id: string, operation: Operation, { request, isQuery }: Task): Promise<void> {
    const { outbox, protocol } = this.#parts;
    const room = outbox.room(operation.prefix, 0);
    if (room !== undefined) await this.#waitUnread(room);
    if (!this.#isRunning(id, operation)) return;
    const body = isQuery
      ? await this.#runForRoom(id, operation, request)
      : await this.#execute(operation, request);
    if (!this.#isRunning(id, operation)) return;
    this.#running.delete(id);
    const error = firstErrorOf(body);
    if (error !== undefined) {
      this.#sendError(id, error);
      return;
    }
    const message = `${protocol.nextPrefix(id)}${body}}`;
    if (isQuery) outbox.send(message);
    else outbox.sendOnce(message);
    outbox.send(protocol.complete(id));
  }

  /** Runs a query, again each time that its answer finds no room: meanwhile nothing of the answer is kept. */
  async #runForRoom(id: string, operation: Operation, request: GraphqlRequest): Promise<string> {
    const { outbox, network } = this.#parts;
    for (let run = 1; ; run += 1) {
      const body = await this.#execute(operation, request);
      if (!this.#isRunning(id, operation)) return body;
      const room = outbox.room(operation.prefix, body.length);
      if (room === undefined) return body;
      if (run === MAX_RUNS) throw new TooBusyError('earlier answers have yet to be read');
      await this.#waitUnread(room);
      // The fresh caller below has not hung up, so a stopped operation would run for no client.
      if (!this.#isRunning(id, operation)) return body;
      operation.caller = new Caller(network);
    }
  }

  async #execute(operation: Operation, request: GraphqlRequest): Promise<string> {
    const { executor, session, timeLimitOf } = this.#parts;
    operation.caller.limitTime(timeLimitOf(session));
    const { body } = await executor.execute(request, session, this.#clientOf(operation));

    return body;
  }

  /** Waits for room, and reads nothing from the client meanwhile, so that it can't pile up operations. */
  async #waitUnread(room: Promise<void>): Promise<void> {
    const { socket } = this.#parts;
    this.#waiting += 1;
    socket.pause();
    await room;
    this.#waiting -= 1;
    if (this.#waiting === 0) socket.resume();
  }

  async #follow(id: string, operation: Operation, request: GraphqlRequest): Promise<void> {
    const { live, outbox, session, network } = this.#parts;
    const handle = await live.subscribe({
      prepare: () => this.#prepare(id, operation, request),
      network,
      key: keyOf(session, request),
      next: (state) => outbox.sendState(operation.prefix, state),
      ready: (bytes) => outbox.room(operation.prefix, bytes),
    });
    operation.handle = handle;
    if (!this.#isRunning(id, operation)) handle.close();
  }

  /** Compiles a subscription, at its start and after each reload, each time within the role's time. */
  #prepare(id: string, operation: Operation, request: GraphqlRequest): Promise<LivePlan> {
    const { executor, session, network, timeLimitOf } = this.#parts;
    if (this.#isRunning(id, operation)) operation.caller = new Caller(network);
    operation.caller.limitTime(timeLimitOf(session));

    return executor.prepareLive(request, session, this.#clientOf(operation));
  }

  #sendError(id: string, error: EngineError): void {
    for (const message of this.#parts.protocol.error(id, error)) this.#parts.outbox.send(message);
  }

  #logFault(error: unknown): void {
    this.#parts.logger.error(
      { err: error, requestId: this.#parts.headers[REQUEST_ID] },
      isConnectionFault(error) ? 'no database' : 'an operation failed',
    );
  }
}

/** Returns the first error of an executor's answer, which is finished text; only a text with errors must be parsed. */
function firstErrorOf(body: string): EngineError | undefined {
  if (!body.startsWith('{"errors"')) return undefined;
  const { errors } = JSON.parse(body) as {
    errors: { message: string; locations?: Location[]; extensions: Record<string, unknown> }[];
  };
  const { message = 'internal error', extensions = {}, locations } = errors[0] ?? {};
  return new EngineError('unexpected', message, { extensions, locations });
}

/** Returns a short key that is equal for the same session variables, document and variables. */
function keyOf(
  { variables, isTrusted, useBackendOnlyPermissions }: Session,
  request: GraphqlRequest,
): string {
  const { query, operationName, variables: given } = request;
  const text = writeJson([variables, isTrusted, useBackendOnlyPermissions, query, operationName, given]);

  return createHash('sha256').update(text).digest('base64');
}
