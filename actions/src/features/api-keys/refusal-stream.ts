import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { ActionError } from '../../lib/action-error.ts';
import { isActionSecret } from '../../lib/action-secret.ts';
import { readRefusals } from './key-store.ts';
import { watchKeys } from './watch-keys.ts';

/** A web server that hears nothing for three of these connects again. */
const HEARTBEAT_MS = 5_000;
const RETRY_MS = 1_000;
/** One for each web server, and some that are about to go. */
const MAX_STREAMS = 100;

type Deps = { pool: Pool; log: Logger; databaseUrl: string; actionSecret: string };

/**
 * Server-sent events for web servers: the whole of what they must know of keys (`readRefusals`), at once and again with every
 * change. Not on the public origin.
 */
export function addRefusalStream(server: FastifyInstance, deps: Deps): void {
  const { pool, log, databaseUrl, actionSecret } = deps;
  const streams = new Set<ServerResponse>();
  const sender = createSender(async () => {
    if (streams.size === 0) return;
    const event = `data: ${JSON.stringify(await readRefusals(pool))}\n\n`;
    for (const stream of streams) stream.write(event);
  }, log);
  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.write(': still here\n\n');
  }, HEARTBEAT_MS);
  let watch: ReturnType<typeof watchKeys> | undefined;
  server.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const stream of streams) stream.end();
    await watch?.stop();
    await sender.settled();
  });

  server.get('/inside/keys', (request, reply) => {
    if (!isActionSecret(request.headers['x-action-secret'], actionSecret)) {
      throw new ActionError('action-secret-invalid', 'This address is for the web server.', { status: 401 });
    }
    if (streams.size >= MAX_STREAMS) {
      throw new ActionError('too-many-requests', 'Too many web servers follow the keys.', { status: 429 });
    }
    reply.hijack();
    reply.raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .flushHeaders();
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
    watch ??= watchKeys({ databaseUrl, log, onChange: sender.send });
    sender.send();
  });
}

/** Sends one after the other; what changes while one is under way is sent by one more. One that fails is sent again. */
function createSender(work: () => Promise<void>, log: Logger) {
  let isDue = false;
  let current: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    while (isDue) {
      isDue = false;
      try {
        await work();
      } catch (error) {
        log.warn({ err: error }, 'Web servers could not be told of keys');
        timer ??= setTimeout(send, RETRY_MS);
      }
    }
    current = undefined;
  }
  function send(): void {
    timer = undefined;
    isDue = true;
    current ??= run();
  }

  return {
    send,
    async settled() {
      clearTimeout(timer);
      isDue = false;
      await current;
    },
  };
}
