import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import config from '../codegen.ts';
import exampleConfig from '../docs/integrate/examples/typed-client/codegen.ts';
import { readMetadataDirectory } from '../embedded/engine/metadata/read-metadata-directory.ts';
import { printRoleSchema } from '../embedded/engine/print-schema.ts';
import { applyMigrations } from '../embedded/postgres/migrations/apply-migrations.ts';
import { startPostgres } from '../embedded/postgres/server/start-postgres.ts';
import { makeReference } from './api-reference/make-reference.ts';
import { readSchemas } from './api-reference/read-schemas.ts';
import { referenceFiles } from './api-reference/write-papers.ts';
import type { GeneratedFile } from './format-document.ts';
import { makeMailTemplates } from './mail-templates/make-mail-templates.ts';
import { makeMessageCatalogs } from './message-catalogs/make-message-catalogs.ts';
import { makeMetadataKeys } from './metadata-keys/make-metadata-keys.ts';
import { makeOpenapi } from './openapi/make-openapi.ts';
import { makeSectionDocuments } from './section-documents/make-section-documents.ts';
import { makeSpecCoverage } from './spec-coverage/make-spec-coverage.ts';
import { makeThemeColors } from './theme-colors/make-theme-colors.ts';
import { makeVariables } from './variables/make-variables.ts';

const ROLES = ['anonymous', 'user', 'site_admin', 'reader', 'editor', 'mailing'];
const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');

/**
 * Writes the schema of each role (`schema/<role>.graphql`) from migrations and metadata, the API reference, the list of
 * variables, the page of the metadata's keys, the page on which tests show the specification, the documents of the back office's sections, the
 * theme's colours, the catalogs of texts, the mail templates as HTML, and the typed documents of the site. With `--check` it writes nothing and fails on a difference.
 */
async function main(): Promise<void> {
  for (const make of STEPS) {
    const stale = (await make()).filter(isStale);
    if (!isCheck) stale.forEach(write);
    else if (stale.length > 0) return report(stale);
  }
}

/** Codegen takes these steps in turn: a step reads the files that the steps before it have written. */
const STEPS: ReadonlyArray<() => GeneratedFile[] | Promise<GeneratedFile[]>> = [
  roleSchemas,
  () => [...referenceFiles(root, makeReference(root)), makeVariables(root), makeMetadataKeys(root)],
  () => [makeSpecCoverage(root)],
  () => [openapiFile()],
  async () => [...(await makeSectionDocuments(root)), makeThemeColors(root)],
  async () => [
    ...makeMessageCatalogs(root),
    ...(await makeMailTemplates(root)),
    ...(await generateTyped()),
    ...(await generateExample()),
  ],
];

/** Generates the typed documents of the site. */
async function generateTyped(): Promise<GeneratedFile[]> {
  return (await generate({ ...config, silent: true }, false)) as GeneratedFile[];
}

/** Generates the typed documents of docs/integrate/examples/typed-client by its own configuration, from the current schema. */
async function generateExample(): Promise<GeneratedFile[]> {
  const cwd = join(root, 'docs/integrate/examples/typed-client');
  const schema = join(root, 'schema/editor.graphql');
  const files = (await generate({ ...exampleConfig, schema, cwd, silent: true }, false)) as GeneratedFile[];

  return files.map(({ filename, content }) => ({ filename: resolve(cwd, filename), content }));
}

async function roleSchemas(): Promise<GeneratedFile[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hostfront-codegen-'));
  const postgres = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    superuserPassword: 'codegen',
    settings: { fsync: 'off' },
  });
  try {
    const databaseUrl = postgres.superuserUrl;
    await applyMigrations({ databaseUrl, hasuraDir: join(root, 'hasura') });
    return await Promise.all(
      ROLES.map(async (role) => ({
        filename: join(root, 'schema', `${role}.graphql`),
        content: await printRoleSchema({ databaseUrl, metadataDir: join(root, 'hasura/metadata'), role }),
      })),
    );
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Makes the OpenAPI document of the REST endpoints from the schemas that were just written. */
function openapiFile(): GeneratedFile {
  const { restEndpoints } = readMetadataDirectory(join(root, 'hasura/metadata'));
  const document = makeOpenapi(restEndpoints, readSchemas(join(root, 'schema')));
  return { filename: join(root, 'schema/openapi.json'), content: `${JSON.stringify(document, null, 2)}\n` };
}

function isStale({ filename, content }: GeneratedFile): boolean {
  try {
    return readFileSync(filename, 'utf8') !== content;
  } catch {
    return true;
  }
}

function write({ filename, content }: GeneratedFile): void {
  mkdirSync(dirname(filename), { recursive: true });
  writeFileSync(filename, content);
}

function report(files: GeneratedFile[]): void {
  const names = files.map(({ filename }) => relative(root, filename)).join(', ');
  console.error(`Not what the sources give: ${names}. Run \`npm run codegen\` and commit the result.`);
  process.exitCode = 1;
}

await main();
