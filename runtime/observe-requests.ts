import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { DURATION_BUCKETS_S } from './metrics.ts';

/** The one histogram of HTTP that every part has. */
export function requestDurations(registry: Registry) {
  return new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by route (the pattern, never the path).',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  });
}

/** What no route has taken, whatever its path. */
const NO_ROUTE = 'none';

/** Measures every answer; `routeOf` names what comes without a route of its own, by few names. */
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
