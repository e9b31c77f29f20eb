import type pg from 'pg';
import { pino } from 'pino';
import type { Core } from '#embedded/engine/contract/core.ts';
import type { LivePlan } from '#embedded/engine/contract/execution.ts';
import type { Session } from '#embedded/engine/contract/session.ts';
import { startLive, type Live } from '#embedded/engine/live/start-live.ts';
import type { LiveHandle } from '#embedded/engine/live/live-engine.ts';
import { Connections } from '#embedded/engine/postgres/connections.ts';
import { createPools, endPools } from '#embedded/engine/postgres/create-pools.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { loadOn, realCore } from '../real-core.ts';
import { nobody } from '../nobody.ts';
import type { RandomQuery } from './random-queries.ts';
import { INHERITED_ROLES, RANDOM_METADATA, RANDOM_ROWS, RANDOM_SCHEMA } from './random-tables.ts';

/** Longer than any run: nothing but a notification makes a live query refetch. */
const NEVER_MS = 2 ** 31 - 1;

/** A live query with the last answer that it was sent. */
export type Followed = {
  readonly query: RandomQuery;
  readonly last: () => string | undefined;
  /** Resolves at the next answer, or after the given time. */
  next(withinMs: number): Promise<void>;
  close(): void;
};

export type RandomWorld = {
  readonly sql: pg.Client;
  readonly live: Live;
  follow(query: RandomQuery): Promise<Followed>;
  /** Asks for the query's answer as it is now. */
  ask(query: RandomQuery): Promise<string>;
  /** Loads the metadata again, and prepares every live query again. */
  reload(): Promise<void>;
  close(): Promise<void>;
};

export type WorldOptions = {
  /** Changes each plan before it is used, for planted faults. */
  readonly alter?: (plan: LivePlan) => LivePlan;
  /** Changes the definition of each trigger function once the triggers are in place. */
  readonly alterFunction?: (definition: string) => string;
};

/** Starts live queries on the tables of random-tables.ts, without the safety refetch and without polling. */
export async function openRandomWorld(databaseUrl: string, options: WorldOptions = {}): Promise<RandomWorld> {
  const sql = await openClient(databaseUrl, `${RANDOM_SCHEMA} ${RANDOM_ROWS}`);
  const logger = pino({ level: 'silent' });
  const pools = createPools(
    { databaseUrl, connections: 4, statementTimeoutMs: 30_000, liveStatementTimeoutMs: 30_000 },
    logger,
  );
  const connections = new Connections({ pool: pools.main });
  const load = () =>
    loadOn(pools.main, realCore(RANDOM_METADATA, { inherited_roles: INHERITED_ROLES }), connections);
  let core = await load();
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
    // A look at the catalog would refetch all after each truncate, which gives a table new files.
    checkIntervalMs: NEVER_MS,
    logger,
    tables: () => core.tables,
    describeError: (error) => core.describeError(error),
  });

  if (options.alterFunction !== undefined) await alterFunctions(sql, options.alterFunction);

  return {
    sql,
    live,
    follow: (query) => follow(query, () => core, live, options),
    reload: async () => {
      core = await load();
      await live.reload();
    },
    ask: async (query) =>
      (await core.executor.execute(request('query', query), sessionOf(query), nobody())).body,
    close: async () => {
      await live.stop();
      await Promise.all([sql.end(), endPools(pools)]);
    },
  };
}

async function alterFunctions(sql: pg.Client, alter: (definition: string) => string): Promise<void> {
  const { rows } = await sql.query<{ definition: string }>(
    `select pg_get_functiondef(p.oid) as definition from pg_proc p
     where p.pronamespace = 'engine'::regnamespace and p.prorettype = 'trigger'::regtype`,
  );
  for (const { definition } of rows) await sql.query(alter(definition));
}

async function follow(
  query: RandomQuery,
  core: () => Core,
  { engine }: Live,
  { alter = (plan) => plan }: WorldOptions,
): Promise<Followed> {
  let last: string | undefined;
  let arrived: (() => void) | undefined;
  const handle: LiveHandle = await engine.subscribe({
    network: 'test',
    prepare: async () =>
      alter(await core().executor.prepareLive(request('subscription', query), sessionOf(query), nobody())),
    next: ({ text }) => {
      last = `{"data":${text}}`;
      arrived?.();
    },
  });

  return {
    query,
    last: () => last,
    next: (withinMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        arrived = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    close: handle.close,
  };
}

function request(kind: 'query' | 'subscription', { text, variables }: RandomQuery) {
  return { query: `${kind} ${text}`, variables };
}

function sessionOf({ role, user }: RandomQuery): Session {
  return {
    role,
    variables: { 'x-hasura-role': role, 'x-hasura-user-id': user },
    isTrusted: false,
    useBackendOnlyPermissions: false,
  };
}
