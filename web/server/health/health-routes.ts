import type { FastifyInstance } from 'fastify';
import { createHealthCheck } from './check-health.ts';

/** Paths of the checks; requests to them are not logged. */
export const HEALTH_PATHS: readonly string[] = ['/livez', '/readyz', '/healthz'];

/** Answer while the server shuts down: a load balancer should send no more requests. */
const DRAINING = { status: 'draining' };

type Options = {
  /** Addresses at which the other parts tell whether they are up. */
  parts: Record<string, string>;
  isDraining: () => boolean;
  hasPages: () => boolean;
};

/**
 * Adds /livez (the process answers), /readyz (this server has its pages and is not draining) and /healthz (all parts of
 * the product work together). Only the last asks other parts, so their outage takes no server out of a balancer.
 */
export function addHealthRoutes(server: FastifyInstance, { parts, isDraining, hasPages }: Options): void {
  const checkHealth = createHealthCheck(parts);
  const addCheck = (path: string, check: () => { status: string } | Promise<{ status: string }>) =>
    server.get(path, async (_request, reply) => {
      const answer = await check();
      return reply
        .code(answer.status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(answer);
    });

  addCheck('/livez', () => ({ status: 'ok' }));
  addCheck('/readyz', () => {
    if (isDraining()) return DRAINING;
    return { status: hasPages() ? 'ok' : 'starting' };
  });
  addCheck('/healthz', () => (isDraining() ? DRAINING : checkHealth()));
}
