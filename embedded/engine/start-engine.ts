import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createCallAction } from './actions/call-webhook.ts';
import { createAuthenticate } from './auth/authenticate.ts';
import type { EngineConfig } from './config/env.ts';
import { createPools, endPools, type Pools } from './postgres/create-pools.ts';
import type { EngineError } from './errors/engine-error.ts';
import type { CallAction, Executor, TableDependency } from './contract/execution.ts';
import { createHttpServer } from './http/create-server.ts';
import { limitExecutor } from './limits/limit-executor.ts';
import { startLive } from './live/start-live.ts';
import { attachWebsocketServer, type WebsocketParts } from './websocket/create-websocket-server.ts';

/** What the metadata and the catalog make together; built at the start and at every reload. */
export type Core = {
  readonly executor: Executor;
  /** Every tracked table and view. */
  readonly tables: readonly TableDependency[];
  /** Hasura's words for an error of PostgreSQL. */
  readonly describeError: (error: unknown) => EngineError;
};

export type EngineParts = {
  readonly config: EngineConfig;
  readonly logger: Logger;
  readonly loadCore: (tools: { pool: Pool; callAction: CallAction }) => Promise<Core>;
  readonly version: string;
};

export type Engine = {
  readonly port: number;
  readonly reload: () => Promise<void>;
  readonly counts: () => Record<string, number>;
  readonly stop: () => Promise<void>;
};

/** For answers under way when the engine is told to stop. */
const GRACE_MS = 3_000;
const HEALTH_AGE_MS = 1_000;

/** Starts the engine; it listens once metadata and catalog fit together and the triggers are in place. */
export async function startEngine({ config, logger, loadCore, version }: EngineParts): Promise<Engine> {
  const pools = createPools(config, logger);
  try {
    return await startOn(pools, { config, logger, loadCore, version });
  } catch (error) {
    await endPools(pools);
    throw error;
  }
}

async function startOn(pools: Pools, { config, logger, loadCore, version }: EngineParts): Promise<Engine> {
  const { env, limits } = config;
  const tools = { pool: pools.main, callAction: createCallAction(config.environment) };
  let core = await loadCore(tools);
  const executor = limitExecutor(
    switchable(() => core.executor),
    limits,
  );
  const live = await startLive({
    config,
    pool: pools.live,
    logger,
    tables: () => core.tables,
    describeError: (error) => core.describeError(error),
  });
  const reload = serialised(async () => {
    core = await loadCore(tools);
    await live.reload();
    logger.info('metadata and catalog were read again');
  });
  const shared = { executor, authenticate: authenticateBy(config), logger };
  const server = createHttpServer({
    ...shared,
    limits,
    corsDomains: env.HASURA_GRAPHQL_CORS_DOMAIN,
    checkHealth: createHealthCheck(pools.main),
    reload,
    version,
  });
  const sockets = attachWebsocketServer(server, {
    ...shared,
    live: live.engine,
    ...websocketSettings(config),
  });
  await listen(server, env.HASURA_GRAPHQL_SERVER_PORT, env.HASURA_GRAPHQL_SERVER_HOST);

  return {
    port: (server.address() as AddressInfo).port,
    reload,
    counts: () => ({ sockets: sockets.count(), ...live.engine.counts() }),
    stop: async () => {
      sockets.close();
      await close(server, sockets.terminate);
      await live.stop();
      await endPools(pools);
    },
  };
}

function authenticateBy({ env, jwt }: EngineConfig) {
  return createAuthenticate({
    adminSecret: env.HASURA_GRAPHQL_ADMIN_SECRET,
    jwt,
    unauthorizedRole: env.HASURA_GRAPHQL_UNAUTHORIZED_ROLE,
    refuseAdminClaim: env.ENGINE_REFUSE_ADMIN_CLAIM,
  });
}

type WebsocketSettings = Omit<WebsocketParts, 'executor' | 'authenticate' | 'logger' | 'live'>;

function websocketSettings({ env, limits }: EngineConfig): WebsocketSettings {
  return {
    initTimeoutMs: env.HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT * 1000,
    keepAliveMs: env.HASURA_GRAPHQL_WEBSOCKET_KEEPALIVE * 1000,
    maxOperations: limits.maxOperationsPerSocket,
    maxFrameBytes: limits.maxFrameBytes,
    maxSocketsPerAddress: limits.maxSocketsPerAddress,
    origins: env.ENGINE_WEBSOCKET_ORIGINS,
    corsDomains: env.HASURA_GRAPHQL_CORS_DOMAIN,
    trustedProxies: env.ENGINE_TRUSTED_PROXIES,
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Takes no more requests, waits for those under way, and after the grace period cuts them off. */
async function close(server: Server, terminateSockets: () => void): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => {
    terminateSockets();
    server.closeAllConnections();
  }, GRACE_MS);
  await closed;
  clearTimeout(timer);
}

/** An executor that is always the latest one. */
function switchable(current: () => Executor): Executor {
  return {
    execute: (request, session, client) => current().execute(request, session, client),
    operationKind: (request) => current().operationKind(request),
    prepareLive: (request, session) => current().prepareLive(request, session),
  };
}

/** Runs asked for while one is under way wait for it. */
function serialised(run: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Asks the database at most once a second while it is well, and never twice at the same time. */
function createHealthCheck(pool: Pool): () => Promise<void> {
  let wellUntilMs = 0;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    await pool.query('select');
    wellUntilMs = Date.now() + HEALTH_AGE_MS;
  };
  return () => {
    if (Date.now() < wellUntilMs) return Promise.resolve();
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
