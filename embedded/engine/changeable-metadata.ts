import type { EngineConfig } from './config/env.ts';
import { checkMetadata, loadCore } from './load-core.ts';
import { checkForm, parseMetadata } from './metadata/parse-metadata.ts';
import { compileMetadataDirectory, type CompiledDirectory } from './metadata/read-metadata-directory.ts';
import type { ChangeableMetadata } from './start-admin.ts';

/**
 * Makes the functions that read the metadata folder, and check and build metadata from the database. The first reading
 * takes what was read `ahead`, if that is given.
 */
export function changeableMetadata(
  { env, settings }: EngineConfig,
  ahead?: CompiledDirectory,
): ChangeableMetadata {
  let known = ahead;
  return {
    readFolder: () => {
      const { metadata, origins } = known ?? compileMetadataDirectory(env.HASURA_GRAPHQL_METADATA_DIR);
      known = undefined;
      const parsed = parseMetadata(metadata, 'metadata', origins);

      return { metadata, check: (db) => checkMetadata(db, { metadata: parsed, settings }) };
    },
    parse: checkForm,
    check: (db, metadata, lostPermissions) =>
      checkMetadata(db, { metadata: { ...parseMetadata(metadata), lostPermissions }, settings }),
    build: (tools, metadata, lostPermissions) =>
      loadCore({ ...tools, metadata: { ...parseMetadata(metadata), lostPermissions }, settings }),
  };
}
