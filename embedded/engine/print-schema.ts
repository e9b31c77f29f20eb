import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { loadModel } from './load-model.ts';
import { readMetadataDirectory } from './metadata/read-metadata-directory.ts';
import { printSchemaOf } from './schema/print-role-schema.ts';

type PrintOptions = { readonly databaseUrl: string; readonly metadataDir: string; readonly role: string };

/** The GraphQL schema of one role, from a migrated database and a metadata directory. */
export async function printRoleSchema({ databaseUrl, metadataDir, role }: PrintOptions): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const model = await loadModel(pool, readMetadataDirectory(metadataDir), { arraysAsLists: true });

    return printSchemaOf(model, role, { stringifyNumericTypes: true, inferFunctionPermissions: true });
  } finally {
    await pool.end();
  }
}

/** `tsx print-schema.ts DATABASE_URL METADATA_DIR ROLE` */
async function main([databaseUrl, metadataDir, role]: readonly string[]): Promise<void> {
  if (databaseUrl === undefined || metadataDir === undefined || role === undefined) {
    throw new Error('Usage: print-schema.ts DATABASE_URL METADATA_DIR ROLE');
  }
  process.stdout.write(await printRoleSchema({ databaseUrl, metadataDir, role }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
