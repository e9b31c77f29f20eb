import { loadCore } from '#embedded/engine/load-core.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import type { LoadCore } from '#embedded/engine/current-core.ts';

/** Loads the engine's own core for tables and `more`, both given as Hasura's metadata; numbers are not made strings. */
export function realCore(
  tables: readonly unknown[],
  more: object = {},
  functions: readonly unknown[] = [],
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
    loadCore({ ...tools, metadata, settings: { ...defaultSettings, stringifyNumericTypes: false } });
}
