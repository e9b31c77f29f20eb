import { describe, expect, it } from 'vitest';
import { compileMetadataDirectory } from '#embedded/engine/metadata/read-metadata-directory.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startTestEngine } from '../support/start-test-engine.ts';
import { CommandLine } from './command-line.ts';

type Table = Record<string, unknown>;
type Exported = { sources: [{ tables: Table[]; functions: unknown[] }] } & Record<string, unknown>;

/** Returns the folder as data, without the keys whose files are empty. */
function folder(): Exported {
  const text = JSON.stringify(compileMetadataDirectory('hasura/metadata').metadata);
  const entries = Object.entries(JSON.parse(text) as Exported).filter(
    ([, value]) => typeof value !== 'object' || value === null || Object.keys(value).length > 0,
  );

  return Object.fromEntries(entries) as Exported;
}

const exported = async () => (await cli.metadata('export_metadata')).body as Exported;

const database = useStarted(() => createTestDatabase());
const engine = useStarted(() =>
  startTestEngine({
    databaseUrl: database.url,
    isChangeable: true,
    env: { ACTIONS_URL: 'http://127.0.0.1:1', ACTION_SECRET: 'x'.repeat(32) },
  }),
);
const cli = new CommandLine(engine);

describe("the product's own metadata folder", () => {
  it('is exported with the same data, also after it was applied by replace_metadata', async () => {
    const { custom_types: types, ...others } = folder();
    const before = await exported();
    expect(before).toMatchObject(others);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(Object.keys({ ...others, ...(types === undefined ? {} : { custom_types: 1 }) })),
    );

    const { body } = await cli.metadata(
      'replace_metadata',
      { metadata: before, allow_inconsistent_metadata: true },
      { version: 2 },
    );

    expect(body).toEqual({ is_consistent: true, inconsistent_objects: [] });
    expect(JSON.stringify(await exported())).toBe(JSON.stringify(before));
  });

  it('lists its keys in the same order as export_metadata', async () => {
    const [source] = (await exported()).sources;
    const [read] = folder().sources;

    expect(JSON.stringify(source.tables)).toBe(JSON.stringify(read.tables));
    expect(JSON.stringify(source.functions)).toBe(JSON.stringify(read.functions));
  });

  it('keeps its version number when a reload finds it unchanged', async () => {
    const version = async () => (await cli.metadata('export_metadata', {}, { version: 2 })).body;
    const before = await version();
    await engine.reload();

    expect(await version()).toEqual(before);
  });
});
