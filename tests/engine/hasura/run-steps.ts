import { setTimeout as delay } from 'node:timers/promises';
import { TestSocket } from '../support/test-socket.ts';
import { compare, follow } from './compare.ts';
import { requestHeaders } from './request-headers.ts';
import { runSocketSteps } from './run-socket-steps.ts';
import type {
  Auth,
  BatchStep,
  GraphqlStep,
  MetadataStep,
  SocketStep,
  SqlStep,
  Step,
  Transport,
} from './suite.ts';
import type { SuiteEngine } from './suite-engine.ts';

type Answer = { status: number; body: unknown; headers: Headers | undefined };
type Captured = Record<string, unknown>;

/** Runs the steps of a case over one transport; resolves to the fault, or to undefined. */
export async function runSteps(
  steps: readonly Step[],
  transport: Transport,
  auth: Auth | undefined,
  target: SuiteEngine,
): Promise<string | undefined> {
  if (steps.some(({ kind }) => kind === 'ws')) return runSocketSteps(steps as SocketStep[], auth, target);
  const captured: Captured = {};
  for (const [index, step] of steps.entries()) {
    const fault = await runStep(step, transport, auth, target, captured);
    if (fault !== undefined) return `step ${index}: ${fault}`;
  }

  return undefined;
}

async function runStep(
  step: Step,
  transport: Transport,
  auth: Auth | undefined,
  target: SuiteEngine,
  captured: Captured,
): Promise<string | undefined> {
  switch (step.kind) {
    case 'sql':
      await target.sql((step as SqlStep).sql);
      await target.engine.reload();

      return undefined;
    case 'metadata':
      await target.setMetadata((step as MetadataStep).metadata_file);

      return undefined;
    case 'graphql-batch': {
      const { batch, headers = {}, url } = step as BatchStep;
      const answer = await post(url, batch, requestHeaders({ headers }, auth), target);

      return compare(answer.body, step as BatchStep);
    }
    default:
      return runGraphql(step as GraphqlStep, transport, auth, target, captured);
  }
}

async function runGraphql(
  step: GraphqlStep,
  transport: Transport,
  auth: Auth | undefined,
  target: SuiteEngine,
  captured: Captured,
): Promise<string | undefined> {
  const filled = fill(step, captured);
  const deadline = Date.now() + (step.poll?.timeout_s ?? 0) * 1000;
  for (;;) {
    const answer = await ask(filled, transport, auth, target);
    const fault =
      (transport === 'http' && answer.status !== (step.status ?? 200)
        ? `status ${answer.status}`
        : undefined) ??
      compare(answer.body, filled, step.query) ??
      compareHeaders(answer, step);
    if (fault === undefined) {
      for (const [name, path] of Object.entries(step.capture ?? {}))
        captured[name] = follow(answer.body, path);

      return undefined;
    }
    if (Date.now() >= deadline) return fault;
    await delay(200);
  }
}

/** Replaces `${name}` by the captured value. */
function fill(step: GraphqlStep, captured: Captured): GraphqlStep {
  const replace = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value ?? null), (_, item: unknown) => {
      const name = typeof item === 'string' ? /^\$\{(\w+)\}$/.exec(item)?.[1] : undefined;

      return name === undefined ? item : captured[name];
    });
  const variables = replace(step.variables) as Record<string, unknown> | null;

  return { ...step, ...(variables && { variables }), response: replace(step.response) };
}

function compareHeaders(
  { headers }: Answer,
  { response_headers: expected = {} }: GraphqlStep,
): string | undefined {
  const wrong = Object.entries(expected).find(([name, value]) => headers?.get(name) !== value);

  return wrong && `header ${wrong[0]} is ${String(headers?.get(wrong[0]))}`;
}

async function ask(
  step: GraphqlStep,
  transport: Transport,
  auth: Auth | undefined,
  target: SuiteEngine,
): Promise<Answer> {
  const headers = requestHeaders(step, auth);
  const { query, variables, operationName } = step;
  const body = { query, ...(variables && { variables }), ...(operationName && { operationName }) };
  if (transport === 'http') return post(step.url, body, headers, target);
  const text =
    transport === 'subscription' ? query.replace(/^\s*query\b|^\s*(?=\{)/, 'subscription ') : query;

  return {
    status: 200,
    body: await overSocket({ ...body, query: text }, headers, target),
    headers: undefined,
  };
}

async function post(
  path: string,
  body: unknown,
  headers: Record<string, string>,
  { engine }: SuiteEngine,
): Promise<Answer> {
  const response = await fetch(`${engine.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function overSocket(
  body: { query: string },
  headers: Record<string, string>,
  { engine }: SuiteEngine,
): Promise<unknown> {
  const socket = await TestSocket.connect(engine.socketUrl, 'graphql-ws', headers);
  try {
    socket.send({ type: 'start', id: '1', payload: body });
    const { payload } = await socket.next(
      ({ id, type }) => id === '1' && (type === 'data' || type === 'error'),
    );

    return payload;
  } finally {
    socket.close();
  }
}
