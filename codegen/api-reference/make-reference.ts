import { join } from 'node:path';
import { readMetadataDirectory } from '../../embedded/engine/metadata/read-metadata-directory.ts';
import type { ApiReference, ChangeEntry } from '../../src/features/developers/api-reference.ts';
import { readExamples } from './read-examples.ts';
import { readErrorCodes, readLimits } from './read-papers.ts';
import { readJson, readSchemas } from './read-schemas.ts';
import { readTables } from './read-tables.ts';
import { schemaChanges } from './schema-changes.ts';

/** Collects the API reference from its sources: metadata, schemas, limits, error codes and examples. */
export function makeReference(root: string): ApiReference {
  const schemas = readSchemas(join(root, 'schema'));
  const metadata = readMetadataDirectory(join(root, 'hasura/metadata'));
  const tables = readTables(metadata, schemas);

  return {
    roles: [...schemas.keys()],
    tables: tables.filter(({ access }) => Object.keys(access).length > 0),
    actions: metadata.actions.map(({ name, operation, comment, roles }) => ({
      name,
      operation,
      description: comment ?? '',
      roles,
    })),
    limits: readLimits(root),
    errorCodes: readErrorCodes(root),
    changes: changesOf(root, schemas),
    examples: readExamples(root),
  };
}

/** Returns the changelog, newest first; changes that were not recorded yet come first, without a date. */
function changesOf(root: string, schemas: ReturnType<typeof readSchemas>): ChangeEntry[] {
  const recorded = readJson<ChangeEntry[]>(join(root, 'schema/recorded/changelog.json'), []);
  const changes = schemaChanges(readSchemas(join(root, 'schema/recorded')), schemas);

  return changes.length > 0 ? [{ date: null, changes }, ...recorded] : recorded;
}
