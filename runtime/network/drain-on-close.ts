import type { FastifyInstance } from 'fastify';

/** Milliseconds that running requests get once the server is told to stop. */
const DRAIN_WITHIN_MS = 2_500;
/** Milliseconds between checks for connections whose last request has ended, which are then closed. */
const IDLE_CHECK_MS = 50;

/**
 * Makes a server close in order: it takes no new connection, answers the requests that have arrived (each answer
 * closes its connection), and cuts the remaining connections after `withinMs`. The server's `return503OnClosing` must
 * be false. Returns a function that tells whether the server is closing.
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
