import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { PatientClient } from '#runtime/network/patient-client.ts';
import type { Db } from '#actions/lib/database.ts';

const RETRY_MS = 1_000;
const CONNECT_MS = 3_000;
/** Milliseconds that a statement may take, and its answer. */
const ANSWER_MS = 10_000;

type Options = { databaseUrl: string; log: Logger; onChange: () => void };
type Watch = {
  /** Runs `work` on the connection that listens; it does nothing while there is none. */
  read: (work: (db: Db) => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Calls `onChange` after every change of a key (PostgreSQL's LISTEN), whichever instance or person made the change. A
 * lost connection is opened again, and `onChange` is then called once for all changes that were missed.
 *
 * The rules are read on the same connection: a revocation must not wait for one that slow requests hold.
 */
export function watchKeys({ databaseUrl, log, onChange }: Options): Watch {
  const stopping = new AbortController();
  const { signal } = stopping;
  let listening: PatientClient | undefined;

  async function listen(): Promise<void> {
    const client = new PatientClient({
      connectionString: databaseUrl,
      application_name: 'actions keys',
      keepAlive: true,
      connectMs: CONNECT_MS,
      statement_timeout: ANSWER_MS,
      answerMs: ANSWER_MS,
    });
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    client.on('error', (error) => log.warn({ err: error }, 'The connection that hears of keys was lost'));
    client.on('notification', onChange);
    try {
      await client.connect();
      await client.query('listen api_keys');
      listening = client;
      onChange();
      await Promise.race([ended, signal.aborted ? undefined : once(signal, 'abort')]);
    } finally {
      listening = undefined;
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
    async read(work) {
      const client = listening;
      try {
        if (client) await work(client);
      } catch (error) {
        // Statements that come later would wait for one without an answer; the next connection reads again.
        void client?.end();
        if (!signal.aborted) throw error;
      }
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
