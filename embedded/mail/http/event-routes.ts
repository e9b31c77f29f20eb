import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { MailStore } from '../mails/mail-store.ts';

/** Upper bound for pages that listen at once. */
const MAX_LISTENERS = 32;
const RECONNECT_AFTER_MS = 1_000;

/**
 * Registers `GET /api/events`, a stream of server-sent events: one event `change` whenever a mail arrives, is deleted
 * or is read.
 */
export function eventRoutes(server: FastifyInstance, store: MailStore): void {
  const listeners = new Set<ServerResponse>();
  const stopTelling = store.onChange(() => {
    for (const listener of listeners) {
      // A page that reads slowly has an event `change` waiting already; it will ask for the whole list after that
      // one.
      if (!listener.writableNeedDrain) listener.write('event: change\ndata:\n\n');
    }
  });
  server.addHook('preClose', async () => {
    stopTelling();
    for (const listener of listeners) listener.end();
  });

  server.get('/api/events', async (_request, reply) => {
    if (listeners.size >= MAX_LISTENERS) return reply.status(503).send({ error: 'Too many pages listen' });
    reply.hijack();
    const { raw } = reply;
    raw.on('close', () => listeners.delete(raw));
    for (const [name, value = ''] of Object.entries(reply.getHeaders())) raw.setHeader(name, value);
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    raw.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
    listeners.add(raw);
  });
}
