import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { staticImports } from './static-imports.ts';

const FOLDERS = ['actions', 'embedded', 'keycloak', 'rules', 'runtime', 'scripts', 'src', 'web'];
const TEST = /\.test\.tsx?$/;

/** The files that load a file when they start, by its path; every source file is a key. */
type Importers = ReadonlyMap<string, readonly string[]>;

/**
 * Lists the unit and site tests that a change of these files touches: the tests of the same feature or folder, and all
 * that load one of the files when they start. Parts that a page loads late (`import()`) are not followed, as every test
 * of a whole page would belong to every change.
 */
export function testsOf(changed: readonly string[], importers: Importers): string[] {
  const touched = new Set(changed);
  for (const file of touched) for (const importer of importers.get(file) ?? []) touched.add(importer);
  const rooms = changed.map((file) => `${roomOf(file)}/`);

  return [...importers.keys()].filter(
    (file) => TEST.test(file) && (touched.has(file) || rooms.some((room) => file.startsWith(room))),
  );
}

/** Reads the imports of all source files; takes some seconds. */
export function readImporters(): Importers {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules/'));
  const importers = new Map<string, string[]>(files.map((file) => [file, []]));
  const aliases = readAliases();
  for (const file of files) {
    for (const specifier of staticImports(file)) {
      const imported = resolve(file, specifier, aliases);
      if (imported !== undefined) importers.get(imported)?.push(file);
    }
  }

  return importers;
}

/** Reads the `imports` of package.json, such as `#src/*` for `./src/*`. */
function readAliases(): ReadonlyArray<readonly [from: string, to: string]> {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

  return Object.entries(imports).map(([from, to]) => [from.replace('*', ''), join(to.replace('*', ''))]);
}

function resolve(
  file: string,
  specifier: string,
  aliases: ReadonlyArray<readonly [string, string]>,
): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const alias = aliases.find(([from]) => specifier.startsWith(from));

  return alias && join(alias[1], specifier.slice(alias[0].length));
}

/** Returns a feature's folder, else the folder in which the file stands. */
function roomOf(file: string): string {
  const [feature] = /^(?:src|actions\/src)\/features\/[^/]+/.exec(file) ?? [];

  return feature !== undefined && existsSync(feature) ? feature : dirname(file);
}
