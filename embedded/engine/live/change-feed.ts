import type { Logger } from 'pino';
import { PatientClient, type PatientClientConfig } from '#runtime/network/patient-client.ts';
import { type Change, readChange } from './change.ts';
import { CHANNEL } from './trigger-functions.ts';

export type ChangeFeed = { readonly stop: () => Promise<void> };

type FeedOptions = {
  readonly connection: PatientClientConfig;
  readonly logger: Logger;
  /** Called with each report of the triggers. */
  readonly onChange: (change: Change) => void;
  /** Called when LISTEN is active, at first and after each lost connection: missed changes must be fetched now. */
  readonly onUp: () => void;
  readonly onDown: () => void;
};

const FIRST_RETRY_MS = 50;
const MAX_RETRY_MS = 2_000;
/**
 * Milliseconds between two test queries: a half-open connection reports no error, only a query shows that it is lost.
 */
const PROBE_INTERVAL_MS = 20_000;
const ANSWER_MS = 5_000;

/** Holds the one LISTEN connection and makes a new one, with growing and jittered pauses, whenever it is lost. */
export function startChangeFeed({ connection, logger, onChange, onUp, onDown }: FeedOptions): ChangeFeed {
  let client: PatientClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let retryMs = FIRST_RETRY_MS;

  const connect = async () => {
    const fresh = new PatientClient({ ...connection, keepAlive: true, answerMs: ANSWER_MS });
    client = fresh;
    fresh.on('notification', ({ payload = '' }) => {
      const change = readChange(payload);
      if (change !== undefined) onChange(change);
    });
    let isLost = false;
    const lose = (error?: unknown) => {
      if (isLost) return;
      isLost = true;
      clearTimeout(timer);
      fresh.end().catch(() => undefined);
      if (isStopped) return;
      logger.warn({ err: error, retryMs }, 'the connection for notifications is lost');
      onDown();
      timer = setTimeout(() => void connect(), retryMs * (0.75 + Math.random() / 2));
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
    };
    fresh.on('error', lose);
    fresh.on('end', () => lose());
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      lose(error);
      return;
    }
    retryMs = FIRST_RETRY_MS;
    onUp();
    probe(fresh, lose);
  };

  const probe = (current: PatientClient, lose: (error: unknown) => void) => {
    timer = setTimeout(() => {
      current.query('select').then(() => probe(current, lose), lose);
    }, PROBE_INTERVAL_MS);
  };

  void connect();

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
