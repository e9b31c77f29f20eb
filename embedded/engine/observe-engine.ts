import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { DURATION_BUCKETS_S, observePools } from '#runtime/observe/metrics.ts';
import { requestDurations } from '#runtime/observe/observe-requests.ts';
import { sentTrace, startSpan, TRACEPARENT } from '#runtime/observe/tracing.ts';
import type { Executor } from './contract/execution.ts';
import type { Pools } from './postgres/create-pools.ts';

/** Counts of the engine at one moment. */
export type EngineCounts = {
  readonly sockets: number;
  readonly subscriptions: number;
  readonly groups: number;
  readonly cohorts: number;
  readonly inside: number;
  readonly waiting: number;
  readonly unsentBytes: number;
};

/**
 * Registers gauges for open sockets, subscriptions, pools and waiting requests; their values are read at each scrape.
 */
export function observeEngine(registry: Registry, pools: Pools, counts: () => EngineCounts): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });

  const { main, live, control } = pools;
  observePools(registry, { main, live, control });
  gauge('hostfront_sockets_open', 'Open WebSockets.', () => counts().sockets);
  gauge('hostfront_live_subscriptions', 'Subscriptions that run.', () => counts().subscriptions);
  gauge(
    'hostfront_live_groups',
    'Groups of equal SQL, each refetched by one statement.',
    () => counts().groups,
  );
  gauge('hostfront_live_cohorts', 'Different answers among them.', () => counts().cohorts);
  gauge('hostfront_requests_inside', 'Requests that hold a connection.', () => counts().inside);
  gauge('hostfront_requests_waiting', 'Requests that wait in the queue for one.', () => counts().waiting);
  gauge(
    'hostfront_unsent_bytes',
    'Bytes of answers that clients have yet to read.',
    () => counts().unsentBytes,
  );
}

/** Returns an executor that measures each query and mutation; subscriptions are not measured. */
export function observeExecutor(registry: Registry, executor: Executor): Executor {
  const durations = new Histogram({
    name: 'hostfront_graphql_duration_seconds',
    help: 'Time from a checked request to its answer, for queries and mutations.',
    labelNames: ['outcome'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  });

  return {
    ...executor,
    operationKind: (...asked) => executor.operationKind(...asked),
    prepareLive: (...asked) => executor.prepareLive(...asked),
    execute: async (...asked) => {
      const startedAt = performance.now();
      const answer = await executor.execute(...asked);
      const outcome = answer.body.startsWith('{"errors"') ? 'error' : 'ok';
      durations.observe({ outcome }, (performance.now() - startedAt) / 1_000);
      return answer;
    },
  };
}

/**
 * Adds the delay of live answers, and returns the function that measures one. PostgreSQL sends a notification as soon as
 * a transaction is committed.
 */
export function observePushes(registry: Registry): (delayMs: number) => void {
  const delays = new Histogram({
    name: 'hostfront_push_delay_seconds',
    help: 'Time from the notification of a commit until the new answers of a group of subscriptions were handed on.',
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  });

  return (delayMs) => delays.observe(delayMs / 1_000);
}

const ROUTES = new Set([
  '/v1/graphql',
  '/v1alpha1/graphql',
  '/v1/metadata',
  '/v1/query',
  '/v2/query',
  '/v1/graphql/explain',
  '/v1alpha1/config',
  '/v1alpha1/pg_dump',
  '/healthz',
  '/livez',
  '/v1/version',
]);

function routeOf(path: string): string {
  if (path.startsWith('/api/rest/')) return '/api/rest/*';
  return ROUTES.has(path) ? path : 'none';
}

/** Makes a step of each request that belongs to a recorded trace; webhooks of actions are its children. */
export function traceHttp(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const parent = sentTrace(headers);
    if (parent === undefined) return;
    const route = routeOf(url.split('?', 1)[0] ?? '');
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = startSpan(`${method} ${route}`, { kind: 'server', parent, attributes });
    if (span === undefined) return;
    headers[TRACEPARENT] = span.traceparent;
    response.once('close', () => {
      span.set({ 'http.response.status_code': response.statusCode });
      if (response.statusCode >= 500) span.fail(String(response.statusCode));
      span.end();
    });
  });
}

/** Measures every HTTP answer, labelled by its method, known path and status. */
export function observeHttp(registry: Registry, server: Server): void {
  const durations = requestDurations(registry);
  server.on('request', ({ method = '', url = '' }, response) => {
    const startedAt = performance.now();
    const path = url.split('?', 1)[0] ?? '';
    const route = routeOf(path);
    response.on('finish', () => {
      const { statusCode: status } = response;
      durations.observe({ method, route, status }, (performance.now() - startedAt) / 1_000);
    });
  });
}
