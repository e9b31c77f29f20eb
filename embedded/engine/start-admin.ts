import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { AdminApi } from './admin/admin-api.ts';
import { AdminFault } from './admin/admin-fault.ts';
import { applyFolder, type Folder } from './admin/catalog-store.ts';
import { MetadataInForce } from './admin/metadata-in-force.ts';
import type { CheckMetadata, LostPermission } from './admin/inconsistency.ts';
import type { Core } from './contract/core.ts';
import type { Executor } from './contract/execution.ts';
import type { CoreTools } from './current-core.ts';
import { explainOperation } from './explain-operation.ts';
import type { AdminEndpoints } from './http/handle-admin.ts';
import type { Pools } from './postgres/create-pools.ts';
import type { EngineConfig } from './config/env.ts';

/** How metadata are read, checked and built; the metadata in force stand in the database. */
export type ChangeableMetadata = {
  /** Reads the metadata folder; throws a MetadataError that names file and place where its form is wrong. */
  readonly readFolder: () => Folder;
  readonly parse: (metadata: unknown) => void;
  readonly check: CheckMetadata;
  readonly build: (tools: CoreTools, metadata: unknown, lost: readonly LostPermission[]) => Promise<Core>;
};

type Settings = {
  readonly config: EngineConfig;
  readonly logger: Logger;
  readonly version: string;
};

type Reload = () => Promise<void>;

export type Admin = {
  /** Builds the core of the metadata in force. */
  readonly load: () => Promise<Core>;
  /** Applies the folder as at a start, then reloads. */
  readonly reloadFolder: (reload: Reload) => Promise<void>;
  /** Takes over what other engines put in force; `reload` is called after this engine's own changes too. */
  readonly follow: (reload: Reload, executor: Executor) => void;
  readonly endpoints: AdminEndpoints;
  readonly stop: () => Promise<void>;
};

/** Applies the metadata folder once in a start of the product, and makes the administrator's endpoints. */
export async function startAdmin(
  { main, control }: Pools,
  { config, logger, version }: Settings,
  { readFolder, parse, check: checkMetadata, build }: ChangeableMetadata,
  tools: CoreTools,
): Promise<Admin> {
  const { env } = config;
  await applyFolder(main, readFolder, { start: env.ENGINE_START_ID ?? randomUUID(), check: checkMetadata });
  const inForce = new MetadataInForce({
    pool: control,
    logger,
    build: (metadata, lost) => build(tools, metadata, lost),
  });
  let reload: Reload = () => Promise.resolve();
  let executor: Executor | undefined;
  const api = new AdminApi({
    databaseUrl: env.HASURA_GRAPHQL_DATABASE_URL,
    logger,
    timeoutMs: env.ENGINE_ADMIN_TIMEOUT_MS,
    parse,
    check: checkMetadata,
    catchUp: () => inForce.catchUp(reload),
    inconsistent: () => inForce.inconsistent,
    reload: () => reload(),
  });

  return {
    load: () => inForce.load(),
    reloadFolder: async (reloadCore) => {
      await applyFolder(main, readFolder, { start: randomUUID(), check: checkMetadata });
      await reloadCore();
    },
    follow: (reloadCore, current) => {
      reload = reloadCore;
      executor = current;
      inForce.follow(reloadCore);
    },
    endpoints: {
      run: (body, kind, requestId) => api.run(body, kind, requestId),
      config: () => describeConfig(config, version),
      dump: refuseDump,
      explain: (body) => explainOperation(body, executor?.explain),
    },
    stop: () => inForce.stop(),
  };
}

function describeConfig({ env, jwt, settings }: EngineConfig, version: string) {
  return {
    version,
    is_function_permissions_inferred: settings.inferFunctionPermissions,
    is_remote_schema_permissions_enabled: false,
    is_admin_secret_set: env.HASURA_GRAPHQL_ADMIN_SECRET !== undefined,
    is_auth_hook_set: false,
    is_jwt_set: jwt !== undefined,
    jwt: [],
    is_allow_list_enabled: settings.enableAllowlist,
    live_queries: {
      batch_size: env.HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE,
      refetch_delay: env.HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL / 1_000,
    },
    streaming_queries: {
      batch_size: env.HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE,
      refetch_delay: env.HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL / 1_000,
    },
    console_assets_dir: null,
    experimental_features: env.HASURA_GRAPHQL_EXPERIMENTAL_FEATURES,
  };
}

/** Refuses a dump: one that left anything out would make a migration that silently loses it. */
function refuseDump(): never {
  throw new AdminFault(
    'not-supported',
    'this engine makes no dump; run pg_dump --schema-only --no-owner --no-privileges --schema=public on DATABASE_URL',
    { path: '$' },
  );
}
