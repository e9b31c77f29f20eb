import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { drainOnClose } from '#runtime/network/drain-on-close.ts';
import type { MailStore } from '../mails/mail-store.ts';
import { pageRoutes } from '../page/page-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { createGuardedServer } from './guard-inbox.ts';
import { mailRoutes } from './mail-routes.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/** Creates the inbox's HTTP server: its page, its mails as JSON, and a stream that reports changes. */
export function createInboxServer({ store, log }: { store: MailStore; log: Logger }): FastifyInstance {
  const server = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: createGuardedServer,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS));
  eventRoutes(server, store);
  mailRoutes(server, store);
  pageRoutes(server);
  drainOnClose(server);

  return server;
}
