import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';

const RETRY_MS = 1_000;

type Options = { databaseUrl: string; log: Logger; onChange: () => void };

/**
 * Calls `onChange` after every change of a key (PostgreSQL's LISTEN), whichever instance or person made the change. A
 * lost connection is opened again, and `onChange` is then called once for all changes that were missed.
 */
export function watchKeys({ databaseUrl, log, onChange }: Options): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'actions keys',
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    client.on('error', (error) => log.warn({ err: error }, 'The connection that hears of keys was lost'));
    client.on('notification', onChange);
    try {
      await client.connect();
      await client.query('listen api_keys');
      onChange();
      await Promise.race([ended, signal.aborted ? undefined : once(signal, 'abort')]);
    } finally {
      client.off('notification', onChange);
      await client
        .end()
        .catch((error: unknown) => log.debug({ err: error }, 'A connection was gone already'));
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await listen().catch((error: unknown) =>
        log.warn({ err: error }, 'Changes of keys cannot be heard of'),
      );
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  const running = run();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
