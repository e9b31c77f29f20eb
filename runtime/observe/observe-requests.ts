import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { DURATION_BUCKETS_S } from './metrics.ts';

/** Creates the HTTP histogram that every part has. */
export function requestDurations(registry: Registry) {
  return new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by route (the pattern, never the path).',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  });
}

/** Label of requests that no route took, whatever their path. */
const NO_ROUTE = 'none';

/**
 * Measures every answer. For a request without a route `routeOf` returns the label, which must be one of a few names.
 */
export function observeRequests(
  server: FastifyInstance,
  registry: Registry,
  routeOf: (request: FastifyRequest) => string = () => NO_ROUTE,
): void {
  const durations = requestDurations(registry);
  server.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? routeOf(request) : (request.routeOptions.url ?? NO_ROUTE);
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}
