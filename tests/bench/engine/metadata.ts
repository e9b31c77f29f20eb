import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { TABLES } from './world.ts';

/** The benchmark's tables for the engine's core; numbers stay numbers, as PostGraphile has them. */
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
