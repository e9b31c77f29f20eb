import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { PatientClientConfig } from '#runtime/network/patient-client.ts';
import type { EngineError } from '../errors/engine-error.ts';
import type { WatchedTable } from '../contract/execution.ts';
import { formatError, isConnectionFault } from '../errors/format-error.ts';
import { OutOfTimeError, TooBusyError } from '../errors/limit-error.ts';
import { startChangeFeed } from './change-feed.ts';
import type { Connections } from '../postgres/connections.ts';
import type { FailureKind } from './group.ts';
import { createRunBatch } from './run-batch.ts';
import { LiveEngine } from './live-engine.ts';
import { reasonToPoll } from './reasons-to-poll.ts';
import { LOCK_NOT_AVAILABLE } from './triggers.ts';
import { TableWatch } from './watch-tables.ts';

type LiveParts = {
  readonly connections: Connections;
  /** Pool for creating and checking the triggers. */
  readonly pool: Pool;
  readonly databaseUrl: string;
  /** With `auto` the database decides: see reasons-to-poll.ts. */
  readonly mode: 'auto' | 'push' | 'poll';
  readonly batchSize: number;
  /** Milliseconds that a statement for several networks may take. */
  readonly costlyMs: number;
  readonly pollIntervalMs: number;
  readonly safetyIntervalMs: number;
  /** Replace the intervals of conditions on the time and of looks at the catalog. */
  readonly clockIntervalMs?: number;
  readonly checkIntervalMs?: number;
  readonly logger: Logger;
  readonly tables: () => readonly WatchedTable[];
  readonly describeError: (error: unknown) => EngineError;
  readonly onPushed?: ((delayMs: number) => void) | undefined;
};

export type Live = {
  readonly engine: LiveEngine;
  /** Prepares all subscriptions again after a reload of metadata and catalog; triggers follow in the background. */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Milliseconds that changes right after a refetch wait, so that many changes in a row share one refetch. */
const COALESCE_MS = 3;
const STATEMENT_CANCELLED = '57014';

/** Puts the live queries together: triggers, the feed of changes, groups. */
export async function startLive(parts: LiveParts): Promise<Live> {
  const { connections, pool, databaseUrl, logger, tables, describeError } = parts;
  const mode = await chooseMode(parts);
  const engine = new LiveEngine({
    mode,
    runBatch: createRunBatch(connections),
    batchSize: parts.batchSize,
    pollIntervalMs: parts.pollIntervalMs,
    safetyIntervalMs: parts.safetyIntervalMs,
    clockIntervalMs: parts.clockIntervalMs,
    coalesceMs: COALESCE_MS,
    costlyMs: parts.costlyMs,
    kindOfFailure,
    onPushed: parts.onPushed,
    reportFault: (error) => logger.error({ err: error }, 'a subscription failed unforeseen'),
    reportFailure: (error) => logger.warn({ err: error }, 'a live query failed'),
    describeError: (error) => JSON.stringify(formatError(describeError(error))),
  });
  engine.start();
  if (mode === 'poll')
    return { engine, reload: () => engine.reprepareAll(), stop: () => Promise.resolve(engine.stop()) };

  const watch = new TableWatch({
    pool,
    logger,
    tables,
    checkIntervalMs: parts.checkIntervalMs,
    onChange: (watched) => {
      engine.setWatched(watched);
      engine.refetchAll();
    },
  });
  await watch.start();
  const feed = startChangeFeed({
    connection: listenConnection(databaseUrl),
    logger,
    onChange: (change) => engine.changed(change),
    onDown: () => engine.setFeedUp(false),
    onUp: () => {
      engine.setFeedUp(true);
      engine.refetchAll();
    },
  });

  return {
    engine,
    reload: () => {
      // Rights come first: no fault and no lock below may keep a subscription under old permissions.
      const prepared = engine.reprepareAll();
      void watch.reload();

      return prepared;
    },
    stop: async () => {
      watch.stop();
      engine.stop();
      await feed.stop();
    },
  };
}

async function chooseMode({ mode, pool, logger }: LiveParts): Promise<'push' | 'poll'> {
  if (mode !== 'auto') return mode;
  const reason = await reasonToPoll(pool);
  if (reason === undefined) return 'push';
  logger.warn({ reason }, 'live queries are polled; ENGINE_LIVE_MODE=push pushes them nevertheless');

  return 'poll';
}

function listenConnection(connectionString: string): PatientClientConfig {
  return { connectionString, application_name: 'engine-reports', connectMs: 5_000 };
}

/** Returns the kind of an error that a live query's statement or compilation ended with. */
function kindOfFailure(error: unknown): FailureKind {
  if (isConnectionFault(error)) return 'away';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof TooBusyError || code === LOCK_NOT_AVAILABLE) return 'busy';

  return error instanceof OutOfTimeError || code === STATEMENT_CANCELLED ? 'slow' : 'fault';
}
