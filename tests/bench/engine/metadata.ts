import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { TABLES } from './world.ts';

/** Returns the benchmark's metadata for the engine; numbers are JSON numbers, as in PostGraphile. */
export function readMetadata() {
  const metadata = parseMetadata({
    version: 3,
    sources: [
      {
        name: 'default',
        kind: 'postgres',
        configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
        tables: TABLES,
      },
    ],
  });
  return { metadata, settings: { ...defaultSettings, stringifyNumericTypes: false } };
}
