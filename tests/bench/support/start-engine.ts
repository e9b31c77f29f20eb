import type { EngineEnv } from './engine-server.ts';
import { startPeer, type Peer } from './peer.ts';

/** Starts the engine on a database in a process of its own; `env` adds to its environment. */
export function startEngine(databaseUrl: string, env: EngineEnv, checkout?: string): Promise<Peer> {
  const settings: EngineEnv = {
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_METADATA_DIR: 'none',
    HASURA_GRAPHQL_ADMIN_SECRET: 'bench-admin-secret',
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
    ...env,
  };

  return startPeer(new URL('./engine-server.ts', import.meta.url), settings, { checkout });
}

/** Starts the engine with the tables of the benchmark, for many sockets of one address. */
export function startBareEngine(databaseUrl: string, env: EngineEnv = {}, checkout?: string): Promise<Peer> {
  const settings = {
    HASURA_GRAPHQL_PG_CONNECTIONS: '5',
    ENGINE_LIVE_MODE: 'push',
    ENGINE_MAX_SOCKETS_PER_ADDRESS: '20000',
    ENGINE_MAX_CONNECTIONS: '19000',
    ...env,
  };

  return startEngine(databaseUrl, settings, checkout);
}
