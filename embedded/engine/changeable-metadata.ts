import type { EngineConfig } from './config/env.ts';
import { checkMetadata, loadCore } from './load-core.ts';
import { checkForm, parseMetadata } from './metadata/parse-metadata.ts';
import { compileMetadataDirectory } from './metadata/read-metadata-directory.ts';
import type { ChangeableMetadata } from './start-admin.ts';

/** Makes the functions that read the metadata folder, and check and build metadata from the database. */
export function changeableMetadata({ env, settings }: EngineConfig): ChangeableMetadata {
  return {
    readFolder: async (db) => {
      const { metadata, origins } = compileMetadataDirectory(env.HASURA_GRAPHQL_METADATA_DIR);
      await checkMetadata(db, { metadata: parseMetadata(metadata, 'metadata', origins), settings });

      return metadata;
    },
    parse: checkForm,
    check: (db, metadata) => checkMetadata(db, { metadata: parseMetadata(metadata), settings }),
    build: (tools, metadata) => loadCore({ ...tools, metadata: parseMetadata(metadata), settings }),
  };
}
