import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Header by which the parts pass on the trace that they work for (https://www.w3.org/TR/trace-context/). */
export const TRACEPARENT = 'traceparent';
/** Form of a trace that is recorded; version 00, whose last two digits are flags, of which the last bit says so. */
const RECORDED = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f][13579bdf]$/;

/** Values that may leave this machine with a span: never an address, a name, a text that a person wrote, or SQL. */
type Attributes = Readonly<Record<string, string | number | boolean>>;

type SpanOptions = {
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Attributes;
};

/** A step of a trace that has begun. */
export type Span = {
  readonly traceparent: string;
  set(attributes: Attributes): void;
  /** Marks the step as failed, by the name of a kind of fault: the text of an error may hold personal data. */
  fail(type: string): void;
  end(): void;
};

/** What `deploy/tracing/register.mjs` provides before a program starts. Without a parent a new trace begins. */
export type Tracer = {
  start(name: string, options: SpanOptions & { readonly parent: string | undefined }): Span;
  /** Sends what has ended; never fails. */
  flush(): Promise<void>;
};

/** Place of the tracer: the packages behind it are no dependency of the product, which runs without them. */
const PLACE = Symbol.for('hostfront.tracer');
const currentTracer = () => (globalThis as { [PLACE]?: Tracer })[PLACE];

const current = new AsyncLocalStorage<string>();

/** Returns the recorded trace that is being worked for, as the value of its header. */
export const currentTrace = (): string | undefined => current.getStore();

/** Returns the recorded trace of a request, where the sender is one of our own parts. */
export function sentTrace(headers: Readonly<Record<string, unknown>>): string | undefined {
  return recorded(headers[TRACEPARENT]);
}

function recorded(trace: unknown): string | undefined {
  return typeof trace === 'string' && RECORDED.test(trace) ? trace : undefined;
}

/** Begins a step of a recorded trace; without such a trace, or a tracer, there is nothing to record. */
export function startSpan(
  name: string,
  { parent = currentTrace(), ...options }: SpanOptions & { readonly parent?: string | null | undefined },
): Span | undefined {
  const trace = recorded(parent);

  return trace === undefined ? undefined : currentTracer()?.start(name, { ...options, parent: trace });
}

/** Runs work as a step of a recorded trace; steps that begin in it are its children. */
export async function inSpan<Result>(
  span: Span | undefined,
  run: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  if (span === undefined) return run(undefined);
  try {
    return await current.run(span.traceparent, () => run(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}

/** Sends the steps that have ended, before the process does. */
export async function flushTraces(): Promise<void> {
  await currentTracer()?.flush();
}

type RequestOptions = {
  /** Whether each request begins a trace of its own, whatever its sender says, or goes on with the sender's. */
  readonly from: 'anybody' | 'our own parts';
  readonly isTraced: (request: FastifyRequest) => boolean;
};

/** Makes a step of each request. Without a tracer requests are handled as if this function were never called. */
export function traceRequests(server: FastifyInstance, { from, isTraced }: RequestOptions): void {
  const tracer = currentTracer();
  if (tracer === undefined) return;
  const spans = new WeakMap<FastifyRequest, Span>();

  function begin(request: FastifyRequest): Span | undefined {
    const name = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    const attributes = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'hostfront.request_id': request.id,
    };
    if (from === 'our own parts')
      return startSpan(name, { kind: 'server', parent: sentTrace(request.headers) ?? null, attributes });
    const root = tracer?.start(name, { kind: 'server', parent: undefined, attributes });
    return recorded(root?.traceparent) === undefined ? undefined : root;
  }

  server.addHook('onRequest', (request, reply, done) => {
    const span = isTraced(request) ? begin(request) : undefined;
    if (span === undefined) return done();
    spans.set(request, span);
    // It comes for an answer whose client hung up, too.
    reply.raw.once('close', () => {
      span.set({ 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= 500) span.fail(String(reply.statusCode));
      if (!reply.raw.writableEnded) span.fail('hung-up');
      span.end();
    });
    return current.run(span.traceparent, done);
  });
  // Reading a body leaves the asynchronous context that the first hook has entered, so it is entered again.
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else current.run(span.traceparent, done);
  });
}
