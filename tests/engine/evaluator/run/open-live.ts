import { pino } from 'pino';
import type { Core } from '#embedded/engine/contract/core.ts';
import type { LivePlan } from '#embedded/engine/contract/execution.ts';
import { startLive } from '#embedded/engine/live/start-live.ts';
import { Connections } from '#embedded/engine/postgres/connections.ts';
import { createPools, endPools } from '#embedded/engine/postgres/create-pools.ts';
import { nobody } from '../../support/nobody.ts';
import type { Operation } from '../operation/document.ts';
import { print } from '../operation/print.ts';
import type { World } from '../world/model.ts';

/** Longer than any run: nothing but a notification makes a live query fetch again. */
const NEVER_MS = 2 ** 31 - 1;

/** The answers that were sent to a subscription. */
export type Received = {
  count(): number;
  at(index: number): string | undefined;
  last(): string | undefined;
  /** Resolves at the next answer, or after the given time. */
  next(withinMs: number): Promise<void>;
  close(): void;
};
export type LiveQueries = {
  /** Subscribes to an operation; returns undefined if it reads a view or a function, which are polled. */
  subscribe(operation: Operation): Promise<Received | undefined>;
  close(): Promise<void>;
};

/** Starts live queries on a core, without polling and without the safety refetch. */
export async function openLive(databaseUrl: string, core: Core, world: World): Promise<LiveQueries> {
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
    subscribe: async (operation) => {
      const plan = await prepare(core, operation);
      if (!isWatched(core, world, plan)) return undefined;
      const bodies: string[] = [];
      let arrived: (() => void) | undefined;
      const { close } = await live.engine.subscribe({
        network: 'test',
        prepare: () => Promise.resolve(plan),
        next: ({ text }) => {
          bodies.push(`{"data":${text}}`);
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

      return {
        count: () => bodies.length,
        at: (index) => bodies[index],
        last: () => bodies.at(-1),
        next,
        close,
      };
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
function isWatched({ tables }: Core, world: World, { dependencies }: LivePlan): boolean {
  return dependencies.every(
    ({ schema, name, isFunction }) =>
      isFunction !== true &&
      world.tables.get(name)?.view === undefined &&
      tables.some((table) => table.schema === schema && table.name === name),
  );
}
