import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { TestSocket } from '../support/test-socket.ts';
import { requestHeaders } from './request-headers.ts';
import type { Auth, GraphqlStep, SocketStep } from './suite.ts';
import type { SuiteEngine } from './suite-engine.ts';

type Verbs = {
  init?: Pick<GraphqlStep, 'headers' | 'token' | 'token_in'> & { payload?: unknown };
  subscribe?: { id: string; query: string; variables?: Record<string, unknown> };
  expect_next?: { id: string; data: unknown };
  expect_complete?: { id: string };
  unsubscribe?: { id: string };
  send_raw?: Record<string, unknown>;
  expect_silence?: { ms: number };
  expect_close?: { within_ms: number };
  expect_protocol_error?: {
    legacy_type?: string;
    legacy_error?: Record<string, unknown>;
    close_code: number;
  };
  expect_ack?: boolean;
  terminate?: boolean;
};

/** Runs a WebSocket scenario in the legacy protocol (README 3.4). */
export async function runSocketSteps(
  steps: readonly SocketStep[],
  auth: Auth | undefined,
  { engine }: SuiteEngine,
): Promise<string | undefined> {
  const socket = await TestSocket.open(engine.socketUrl, 'graphql-ws');
  try {
    for (const [index, step] of steps.entries()) {
      const fault = await runVerb(step as unknown as Verbs, socket, auth);
      if (fault !== undefined) return `step ${index}: ${fault}`;
    }

    return undefined;
  } finally {
    socket.close();
  }
}

async function runVerb(
  verbs: Verbs,
  socket: TestSocket,
  auth: Auth | undefined,
): Promise<string | undefined> {
  if (verbs.init) sendInit(verbs.init, socket, auth);
  if (verbs.expect_ack) await socket.next(({ type }) => type === 'connection_ack');
  if (verbs.subscribe) {
    const { id, ...payload } = verbs.subscribe;
    socket.send({ type: 'start', id, payload });
  }
  if (verbs.unsubscribe) socket.send({ type: 'stop', id: verbs.unsubscribe.id });
  if (verbs.terminate) socket.send({ type: 'connection_terminate' });
  if (verbs.send_raw) {
    socket.send(
      Object.fromEntries(Object.entries(verbs.send_raw).filter(([key]) => key !== 'graphql_ws_type')),
    );
  }
  if (verbs.expect_complete)
    await socket.next(({ type, id }) => type === 'complete' && id === verbs.expect_complete?.id);

  return (
    (verbs.expect_next && (await expectNext(verbs.expect_next, socket))) ??
    (verbs.expect_silence && (await expectSilence(verbs.expect_silence.ms, socket))) ??
    (verbs.expect_close && (await expectClose(verbs.expect_close.within_ms, socket))) ??
    (verbs.expect_protocol_error && (await expectProtocolError(verbs.expect_protocol_error, socket)))
  );
}

function sendInit(init: NonNullable<Verbs['init']>, socket: TestSocket, auth: Auth | undefined): void {
  const payload = init.payload === null ? undefined : { headers: requestHeaders(init, auth) };
  socket.send({ type: 'connection_init', ...(payload && { payload }) });
}

async function expectNext(wanted: NonNullable<Verbs['expect_next']>, socket: TestSocket) {
  const { payload } = await socket.next(({ type, id }) => type === 'data' && id === wanted.id);
  const data = (payload as { data?: unknown }).data;

  return isDeepStrictEqual(data, wanted.data)
    ? undefined
    : `expected ${JSON.stringify(wanted)}, got ${JSON.stringify(payload)}`;
}

async function expectSilence(ms: number, socket: TestSocket) {
  await delay(ms);
  const heard = socket.inbox.filter(({ type }) => type !== 'complete');

  return heard.length === 0 ? undefined : `heard ${JSON.stringify(heard)}`;
}

async function expectClose(ms: number, socket: TestSocket) {
  const isClosed = await Promise.race([socket.closed.then(() => true), delay(ms).then(() => false)]);

  return isClosed ? undefined : `still open after ${ms} ms`;
}

async function expectProtocolError(wanted: NonNullable<Verbs['expect_protocol_error']>, socket: TestSocket) {
  const message = await socket.next(({ type }) => type === 'connection_error' || type === 'error');
  if (wanted.legacy_type !== undefined)
    return message.type === wanted.legacy_type ? undefined : JSON.stringify(message);
  const { id, code, path, message: text } = wanted.legacy_error ?? {};
  const payload = JSON.stringify(message.payload);
  const parts = [code, path, text].map((part) => JSON.stringify(part));

  return message.id === id && parts.every((part) => payload.includes(part))
    ? undefined
    : JSON.stringify(message);
}
