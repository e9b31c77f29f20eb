import { loadCore } from '#embedded/engine/load-core.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import type { LoadCore } from '#embedded/engine/current-core.ts';

/** The engine's own core on some tables, given as entries of Hasura's metadata, and more of it; numbers stay numbers. */
export function realCore(tables: readonly unknown[], more: object = {}): LoadCore {
  const metadata = parseMetadata({
    version: 3,
    ...more,
    sources: [
      {
        name: 'default',
        kind: 'postgres',
        configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
        tables,
      },
    ],
  });
  return (tools) =>
    loadCore({ ...tools, metadata, settings: { ...defaultSettings, stringifyNumericTypes: false } });
}
