import type pg from 'pg';
import type { Core } from '#embedded/engine/contract/core.ts';
import { defaultSettings, type EngineSettings } from '#embedded/engine/contract/settings.ts';
import type { LoadCore } from '#embedded/engine/current-core.ts';
import { noLimits } from '#embedded/engine/limits/limits.ts';
import { loadCore } from '#embedded/engine/load-core.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { Connections } from '#embedded/engine/postgres/connections.ts';

/**
 * Loads the engine's own core for tables, and for functions and other objects beside them, all given as Hasura's
 * metadata; numbers are not made strings unless the settings say so.
 */
export function realCore(
  tables: readonly unknown[],
  { functions = [], ...more }: Readonly<Record<string, unknown>> = {},
  settings: Partial<EngineSettings> = {},
): LoadCore {
  const metadata = parseMetadata({
    version: 3,
    ...more,
    sources: [
      {
        name: 'default',
        kind: 'postgres',
        configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
        tables,
        functions,
      },
    ],
  });
  return (tools) =>
    loadCore({
      ...tools,
      metadata,
      settings: { ...defaultSettings, stringifyNumericTypes: false, ...settings },
    });
}

/** Loads a core without limits on a pool of the test's own, where no server is needed. */
export function loadOn(
  pool: pg.Pool,
  core: LoadCore,
  connections: Connections = new Connections({ pool }),
): Promise<Core> {
  return core({
    pool,
    connections,
    limits: noLimits,
    callAction: () => Promise.reject(new Error('no actions')),
    onActionStarted: () => undefined,
  });
}
