import { pino, type Logger } from 'pino';

/**
 * The service's one logger. It writes neither headers nor bodies, and an address without its query, so
 * that no secret, token or e-mail reaches the log.
 */
export function createLogger(level: string): Logger {
  return pino({
    name: 'actions',
    level,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
}
