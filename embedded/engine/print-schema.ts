import { pathToFileURL } from 'node:url';
import { lexicographicSortSchema, printSchema } from 'graphql';
import pg from 'pg';
import { defaultSettings } from './contract/settings.ts';
import { loadModel } from './model/load-model.ts';
import { readMetadataDirectory } from './metadata/read-metadata-directory.ts';
import { roleAccess } from './permissions/role-access.ts';
import { buildRoleSchema } from './schema/build-role-schema.ts';
import { describeScalars } from './schema/describe-scalars.ts';

type PrintOptions = { readonly databaseUrl: string; readonly metadataDir: string; readonly role: string };

/** Returns one role's GraphQL schema as sorted SDL, built from a migrated database and a metadata directory. */
export async function printRoleSchema({ databaseUrl, metadataDir, role }: PrintOptions): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const metadata = readMetadataDirectory(metadataDir);
    const model = await loadModel(pool, metadata, defaultSettings);
    const { inheritedRoles } = metadata;
    const access = roleAccess({ model, role, inheritedRoles, isBackend: false });
    const schema = describeScalars(buildRoleSchema(model, access, defaultSettings));

    return `${printSchema(lexicographicSortSchema(schema))}\n`;
  } finally {
    await pool.end();
  }
}

/** Runs the command `tsx print-schema.ts DATABASE_URL METADATA_DIR ROLE`. */
async function main([databaseUrl, metadataDir, role]: readonly string[]): Promise<void> {
  if (databaseUrl === undefined || metadataDir === undefined || role === undefined) {
    throw new Error('Usage: print-schema.ts DATABASE_URL METADATA_DIR ROLE');
  }
  process.stdout.write(await printRoleSchema({ databaseUrl, metadataDir, role }));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
