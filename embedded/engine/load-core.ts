import type { Pool } from 'pg';
import { createCallStarted } from './actions/call-started.ts';
import { checkSavedQueries } from './run/check-saved-queries.ts';
import { createExecutor } from './run/create-executor.ts';
import { showsInternals } from './run/error-answer.ts';
import { readRestEndpoints } from './operations/read-rest-endpoints.ts';
import { createRoles, rolesOf } from './run/roles.ts';
import type { CallAction } from './contract/execution.ts';
import { type CoreLimits, noLimits } from './limits/limits.ts';
import { loadModel } from './model/load-model.ts';
import { readKeyColumns } from './permissions/key-columns.ts';
import type { Metadata } from './metadata/metadata.ts';
import { createActionLog } from './actions/action-log.ts';
import { Connections } from './postgres/connections.ts';
import { describePostgresError } from './postgres/postgres-error.ts';
import { defaultSettings, type EngineSettings } from './contract/settings.ts';
import type { Core, RestEndpoint } from './contract/core.ts';
import { ADMIN } from './permissions/access.ts';
import { inheritanceConflicts } from './permissions/inherit-mutation.ts';

type LoadCoreOptions = {
  readonly pool: Pool;
  /** Made from `pool` if not given. */
  readonly connections?: Connections;
  readonly callAction: CallAction;
  readonly onActionStarted?: () => void;
  readonly metadata: Metadata;
  readonly settings?: EngineSettings;
  /** If not given, no request is refused for its size. */
  readonly limits?: CoreLimits;
};

/**
 * Checks metadata against the database as `db` sees it; throws a MetadataError for the first fault. Nothing is kept of
 * what is built for it.
 */
export async function checkMetadata(
  db: Pick<Pool, 'query'>,
  { metadata, settings = defaultSettings }: Pick<LoadCoreOptions, 'metadata' | 'settings'>,
): Promise<void> {
  const model = await loadModel(db, metadata, settings);
  checkOperations(metadata, createRoles({ model, metadata, settings, limits: noLimits }));
}

/** Checks the operations that the metadata hold; returns the REST endpoints. */
function checkOperations(metadata: Metadata, roles: ReturnType<typeof createRoles>): RestEndpoint[] {
  const administrator = { role: ADMIN, isTrusted: true, useBackendOnlyPermissions: false };
  checkSavedQueries(metadata.savedQueries, () => roles(administrator).schema.whole);

  return readRestEndpoints(metadata.restEndpoints);
}

/** Reads the catalog and builds the core of the engine. */
export async function loadCore(options: LoadCoreOptions): Promise<Core> {
  const { pool, callAction, metadata, settings = defaultSettings, limits = noLimits } = options;
  const { connections = new Connections({ pool }), onActionStarted = () => undefined } = options;
  const model = await onOneConnection(pool, (db) => loadModel(db, metadata, settings));
  const isAnyAsynchronous = metadata.actions.some((action) => action.isAsynchronous);
  if (isAnyAsynchronous) await createActionLog(pool);
  const roles = createRoles({ model, metadata, settings, limits });
  const restEndpoints = checkOperations(metadata, roles);

  const accesses = [...rolesOf(metadata)].map(
    (role) => roles({ role, isTrusted: false, useBackendOnlyPermissions: false }).access,
  );
  const keyColumnsOf = readKeyColumns(model, accesses);

  return {
    executor: createExecutor({
      roles,
      callAction,
      settings,
      connections,
      model,
      metadata,
      limits,
      onActionStarted,
      keyColumnsOf,
    }),
    restEndpoints,
    conflicts: inheritanceConflicts(model.tables, metadata),
    callStarted: isAnyAsynchronous
      ? createCallStarted({ roles, callAction, showsInternals: (role) => showsInternals(role, settings) })
      : undefined,
    // A table's triggers tell nothing of the rows of tables that inherit from it, so such a table is polled.
    tables: model.tables
      .filter(({ relation }) => !relation.hasHeirs)
      .map((table) => ({
        schema: table.schema,
        name: table.name,
        keyColumns: keyColumnsOf(table),
      })),
    describeError: (error) => describePostgresError(error),
  };
}

/** Runs queries one after the other: a new connection costs more than a query of the catalog, most of all its first. */
async function onOneConnection<T>(pool: Pool, use: (db: Pick<Pool, 'query'>) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await use(client);
  } finally {
    client.release();
  }
}
