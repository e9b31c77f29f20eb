import { countReceived } from '#runtime/bytes/held-bytes.ts';
import { poolerWarning } from '#runtime/network/find-pooler.ts';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createCallAction } from './actions/call-webhook.ts';
import { createAuthenticate } from './auth/authenticate.ts';
import type { EngineConfig } from './config/env.ts';
import type { Executor } from './contract/execution.ts';
import { startAdmin, type ChangeableMetadata } from './start-admin.ts';
import { CurrentCore, type LoadCore } from './current-core.ts';
import { createHttpServer, type HttpParts } from './http/create-server.ts';
import { closeServer, listen } from './http/listen.ts';
import type { Session } from './contract/session.ts';
import { budgetOf, timeLimitOf } from './limits/limits.ts';
import { startLive, type Live } from './live/start-live.ts';
import {
  observeEngine,
  observeExecutor,
  observeHttp,
  observePushes,
  traceHttp,
  type EngineCounts,
} from './observe-engine.ts';
import { connectionsOf, liveConnectionsOf } from './engine-connections.ts';
import type { Connections } from './postgres/connections.ts';
import { createPools, endPools, type Pools } from './postgres/create-pools.ts';
import { DatabaseProbe } from './postgres/database-probe.ts';
import { ActionWorker } from './actions/action-worker.ts';
import { limitCalls } from './actions/limit-calls.ts';
import { UnsentBytes } from './transport/unsent-bytes.ts';
import { attachWebsocketServer, type WebsocketParts } from './websocket/create-websocket-server.ts';

export type EngineParts = {
  readonly config: EngineConfig;
  readonly logger: Logger;
  readonly loadCore: LoadCore;
  readonly version: string;
  /** Metadata that stand in the database and that the administrator may change; `loadCore` is not called then. */
  readonly changeable?: ChangeableMetadata | undefined;
  /** Registry of the metrics; without it nothing is measured. */
  readonly metrics?: Registry | undefined;
};

export type Engine = {
  readonly port: number;
  readonly reload: () => Promise<void>;
  readonly counts: () => EngineCounts;
  readonly stop: () => Promise<void>;
};

/** Work of the engine that goes on over several transactions, or listens. */
const NEEDS_SESSION = 'live queries, prepared statements and the change triggers';

/** Starts the engine, which listens once the core is built of metadata and catalog and the triggers are in place. */
export async function startEngine(parts: EngineParts): Promise<Engine> {
  const pools = createPools(poolSettings(parts.config), parts.logger);
  try {
    await warnOfPooler(pools, parts);
    return await startWith(pools, parts);
  } catch (error) {
    await endPools(pools);
    throw error;
  }
}

async function startWith(pools: Pools, parts: EngineParts): Promise<Engine> {
  const { config, logger, loadCore } = parts;
  const { limits } = config;
  const callAction = limitCalls(createCallAction(config.environment), limits);
  const connections = connectionsOf(pools, limits);
  const onActionStarted = () => worker.wake();
  const tools = { pool: pools.main, connections, callAction, limits, onActionStarted };
  const admin = parts.changeable && (await startAdmin(pools, parts, parts.changeable, tools));
  const core = await CurrentCore.load(admin?.load ?? (() => loadCore(tools)));
  const worker = new ActionWorker({ pool: pools.main, logger, callStarted: () => core.callStarted });
  const liveConnections = liveConnectionsOf(pools, limits);
  const live = await startLiveQueries(pools, liveConnections, core, parts);
  const probe = startProbe([connections, liveConnections], pools, parts);
  const reload = async () => {
    await core.reload(live.reload);
    logger.info('metadata and catalog were read again');
  };
  let isDraining = false;
  const executor = parts.metrics ? observeExecutor(parts.metrics, core.executor) : core.executor;
  const { server, sockets, unsent } = createServers(
    executor,
    {
      live,
      admin: admin?.endpoints,
      checkHealth: () => probe.check(),
      restEndpoints: () => core.restEndpoints,
      isDraining: () => isDraining,
    },
    parts,
  );
  const counts = () => ({
    sockets: sockets.count(),
    ...live.engine.counts(),
    ...connections.counts,
    unsentBytes: unsent.total,
  });
  const { HASURA_GRAPHQL_SERVER_PORT: port, HASURA_GRAPHQL_SERVER_HOST: host } = config.env;
  worker.start();
  admin?.follow(reload, core.executor);
  if (parts.metrics) {
    observeEngine(parts.metrics, pools, counts);
    observeHttp(parts.metrics, server);
  }

  return {
    port: await listen(server, port, host),
    reload: admin ? () => admin.reloadFolder(reload) : reload,
    counts,
    stop: async () => {
      isDraining = true;
      sockets.close();
      await closeServer(server, sockets.terminate);
      await admin?.stop();
      probe.stop();
      await Promise.all([live.stop(), worker.stop()]);
      await endPools(pools);
    },
  };
}

async function warnOfPooler({ control }: Pools, { logger }: EngineParts): Promise<void> {
  const warning = await poolerWarning(control, NEEDS_SESSION);
  if (warning !== undefined) logger.warn(warning);
}

type Upkeep = { readonly live: Live } & Pick<
  HttpParts,
  'admin' | 'checkHealth' | 'restEndpoints' | 'isDraining'
>;

/** Makes the servers of HTTP and WebSocket, which share one port and one executor. */
function createServers(executor: Executor, upkeep: Upkeep, parts: EngineParts) {
  const { live, ...more } = upkeep;
  const unsent = new UnsentBytes();
  const { config, logger, version } = parts;
  const { env, apis, limits } = config;
  const shared = {
    executor,
    unsent,
    received: countReceived(),
    authenticate: authenticateBy(config),
    logger,
    budgetOf: (session: Session) => budgetOf(session, limits),
    timeLimitOf: (session: Session) => timeLimitOf(session, limits),
    trustedProxies: env.ENGINE_TRUSTED_PROXIES,
  };
  const server = createHttpServer({
    ...shared,
    limits,
    corsDomains: env.HASURA_GRAPHQL_CORS_DOMAIN,
    ...more,
    apis,
    hasStrictTimes: config.settings.beyondHasura,
    version,
  });
  traceHttp(server);
  const sockets = attachWebsocketServer(server, {
    ...shared,
    live: live.engine,
    ...websocketSettings(config),
  });

  return { server, sockets, unsent };
}

function startLiveQueries(
  pools: Pools,
  connections: Connections,
  core: CurrentCore,
  { config, logger, metrics }: EngineParts,
): Promise<Live> {
  const { env, limits } = config;

  return startLive({
    connections,
    costlyMs: limits.costlyStatementMs,
    pool: pools.control,
    logger,
    tables: () => core.tables,
    describeError: (error) => core.describeError(error),
    onPushed: metrics && observePushes(metrics),
    databaseUrl: env.HASURA_GRAPHQL_DATABASE_URL,
    mode: env.ENGINE_LIVE_MODE,
    batchSize: env.HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE,
    pollIntervalMs: env.HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL,
    safetyIntervalMs: env.ENGINE_LIVE_SAFETY_REFETCH * 1000,
  });
}

/** Starts the probe, which ends the wait for a frozen database. */
function startProbe(all: readonly Connections[], pools: Pools, { config, logger }: EngineParts) {
  const probe = new DatabaseProbe({
    databaseUrl: config.env.HASURA_GRAPHQL_DATABASE_URL,
    logger,
    onFrozen: () => {
      // A silent server would neither end the cancellations that it was sent nor open the connections that were begun.
      pools.control.destroyAll();
      all.forEach((connections) => connections.freeze());
      [pools.main, pools.live].forEach((pool) => pool.destroyConnecting());
    },
    onAnswer: () => all.forEach((connections) => connections.thaw()),
  });
  probe.start();

  return probe;
}

function poolSettings({ env, limits }: EngineConfig) {
  return {
    databaseUrl: env.HASURA_GRAPHQL_DATABASE_URL,
    connections: env.HASURA_GRAPHQL_PG_CONNECTIONS,
    statementTimeoutMs: limits.statementTimeoutMs,
    liveStatementTimeoutMs: limits.liveStatementTimeoutMs,
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

type WebsocketSettings =
  | 'initTimeoutMs'
  | 'keepAliveMs'
  | 'maxOperations'
  | 'maxFrameBytes'
  | 'maxSocketsPerNetwork'
  | 'origins'
  | 'corsDomains';

function websocketSettings({ env, limits }: EngineConfig): Pick<WebsocketParts, WebsocketSettings> {
  return {
    initTimeoutMs: env.HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT * 1000,
    keepAliveMs: env.HASURA_GRAPHQL_WEBSOCKET_KEEPALIVE * 1000,
    maxOperations: limits.maxOperationsPerSocket,
    maxFrameBytes: limits.maxFrameBytes,
    maxSocketsPerNetwork: limits.maxSocketsPerNetwork,
    origins: env.ENGINE_WEBSOCKET_ORIGINS,
    corsDomains: env.HASURA_GRAPHQL_CORS_DOMAIN,
  };
}
