import { pino } from 'pino';
import type { Core } from '#embedded/engine/contract/core.ts';
import type { LivePlan } from '#embedded/engine/contract/execution.ts';
import { startLive } from '#embedded/engine/live/start-live.ts';
import { Connections } from '#embedded/engine/postgres/connections.ts';
import { createPools, endPools } from '#embedded/engine/postgres/create-pools.ts';
import { nobody } from '../../support/nobody.ts';
import type { Operation } from '../operation/document.ts';
import { print } from '../operation/print.ts';

/** Longer than any run: nothing but a notification makes a live query fetch again. */
const NEVER_MS = 2 ** 31 - 1;

/** A live query and the last answer that was sent to it. */
export type Followed = {
  readonly operation: Operation;
  readonly last: () => string | undefined;
  /** Resolves at the next answer, or after the given time. */
  next(withinMs: number): Promise<void>;
  close(): void;
};
export type LiveQueries = {
  /** Follows an operation; returns undefined if it reads a view or a function, which are polled. */
  follow(operation: Operation): Promise<Followed | undefined>;
  close(): Promise<void>;
};

/** Starts live queries on a core, without polling and without the safety refetch. */
export async function openLive(databaseUrl: string, core: Core): Promise<LiveQueries> {
  const logger = pino({ level: 'silent' });
  const timeouts = { statementTimeoutMs: 30_000, liveStatementTimeoutMs: 30_000 };
  const pools = createPools({ databaseUrl, connections: 1, ...timeouts }, logger);
  const live = await startLive({
    connections: new Connections({ pool: pools.live }),
    pool: pools.control,
    databaseUrl,
    mode: 'push',
    batchSize: 100,
    costlyMs: 10_000,
    pollIntervalMs: NEVER_MS,
    safetyIntervalMs: NEVER_MS,
    clockIntervalMs: NEVER_MS,
    checkIntervalMs: NEVER_MS,
    logger,
    tables: () => core.tables,
    describeError: (error) => core.describeError(error),
  });

  return {
    follow: async (operation) => {
      const plan = await prepare(core, operation);
      if (!isWatched(core, plan)) return undefined;
      let last: string | undefined;
      let arrived: (() => void) | undefined;
      const { close } = await live.engine.subscribe({
        network: 'test',
        prepare: () => Promise.resolve(plan),
        next: ({ text }) => {
          last = `{"data":${text}}`;
          arrived?.();
        },
      });
      const next = (withinMs: number) =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs);
          arrived = () => {
            clearTimeout(timer);
            resolve();
          };
        });

      return { operation, last: () => last, next, close };
    },
    close: async () => {
      await live.stop();
      await endPools(pools);
    },
  };
}

function prepare({ executor }: Core, operation: Operation): Promise<LivePlan> {
  const session = { ...operation.session, isTrusted: false, useBackendOnlyPermissions: false };

  return executor.prepareLive(print(operation), session, nobody());
}

/** Tells whether triggers report every change of what a plan reads. */
function isWatched({ tables }: Core, { dependencies }: LivePlan): boolean {
  return dependencies.every(
    ({ schema, name, isFunction }) =>
      isFunction !== true && tables.some((table) => table.schema === schema && table.name === name),
  );
}
