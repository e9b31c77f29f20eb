import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ActionError } from '#actions/lib/action-error.ts';
import { isActionSecret } from '#actions/lib/action-secret.ts';
import { readRefusals } from './key-store.ts';
import { watchKeys } from './watch-keys.ts';

/** Milliseconds between heartbeats; a web server that receives nothing for three of these intervals connects again. */
const HEARTBEAT_MS = 5_000;
const RETRY_MS = 1_000;
/** Upper bound for open streams: one for each web server, and some whose connection is about to close. */
const MAX_STREAMS = 100;

type Deps = { log: Logger; databaseUrl: string; actionSecret: string };

/**
 * Adds a stream of server-sent events for web servers. Each event holds all rules of the keys (`readRefusals`); one
 * event is sent at once, and one after every change. The stream is not on the public origin.
 */
export function addRefusalStream(server: FastifyInstance, deps: Deps): void {
  const { log, databaseUrl, actionSecret } = deps;
  const streams = new Set<ServerResponse>();
  const sender = createSender(async () => {
    if (streams.size === 0) return;
    await watch?.read(async (db) => {
      const event = `data: ${JSON.stringify(await readRefusals(db))}\n\n`;
      for (const stream of streams) stream.write(event);
    });
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
      .writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx holds a compressed stream back until it ends, unless the answer says this.
        'x-accel-buffering': 'no',
      })
      .flushHeaders();
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
    watch ??= watchKeys({ databaseUrl, log, onChange: sender.send });
    sender.send();
  });
}

/**
 * Runs `work` once at a time. A change during a run causes one more run, and a run that fails is repeated after
 * RETRY_MS.
 */
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
