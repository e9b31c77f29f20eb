import type { FastifyInstance } from 'fastify';

/** Requests under way get this long once the server is told to stop. */
const DRAIN_WITHIN_MS = 2_500;
/** How soon a connection is closed whose last request has just ended. */
const IDLE_CHECK_MS = 50;

/**
 * Lets a server end in order: it takes no new connection, answers what has arrived (each answer closes its connection),
 * and cuts off what is left after `withinMs`. Its `return503OnClosing` must be false. Answers whether that is going on.
 */
export function drainOnClose(server: FastifyInstance, withinMs = DRAIN_WITHIN_MS): () => boolean {
  let isDraining = false;

  server.addHook('preClose', async () => {
    isDraining = true;
    const { server: http } = server;
    if (!http.listening) return;
    const idle = setInterval(() => http.closeIdleConnections(), IDLE_CHECK_MS);
    const cut = setTimeout(() => http.closeAllConnections(), withinMs);
    http.once('close', () => {
      clearInterval(idle);
      clearTimeout(cut);
    });
  });

  return () => isDraining;
}
