import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { CODE_FOLDERS, filesBelow } from '../tooling/packages/files-below.ts';
import { ownFile, staticImports } from '../tooling/packages/static-imports.ts';

const FOLDERS = [...CODE_FOLDERS.filter((folder) => folder !== 'tests'), 'tests/house'];
const TEST = /\.test\.tsx?$/;

/** All source files, and those of them that load a file when they start. */
type Sources = { files: readonly string[]; importersOf: (file: string) => readonly string[] };

/**
 * Lists the unit and site tests that a change of these files touches: the tests of the same feature or folder, and all
 * that load one of the files when they start. Parts that a page loads late (`import()`) are not followed, as every test
 * of a whole page would belong to every change.
 */
export function testsOf(changed: readonly string[], { files, importersOf }: Sources): string[] {
  const touched = new Set(changed);
  for (const file of touched) for (const importer of importersOf(file)) touched.add(importer);
  const rooms = changed.map((file) => `${roomOf(file)}/`);

  return files.filter(
    (file) => TEST.test(file) && (touched.has(file) || rooms.some((room) => file.startsWith(room))),
  );
}

/** A text in quotes that may be the name of a file that is loaded. */
const FILE_NAME = /'([#.][^'\n]+)'/g;

/** Reads all source files. Only those that name a file in question are parsed. */
export function readSources(): Sources {
  const files = filesBelow(FOLDERS, /\.tsx?$/);
  const naming = new Map<string, Set<string>>(files.map((file) => [file, new Set()]));
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(FILE_NAME))
      naming.get(ownFile(file, name) ?? '')?.add(file);
  }
  const loads = (importer: string, file: string) =>
    staticImports(importer).some((name) => ownFile(importer, name) === file);

  return {
    files,
    importersOf: (file) => [...(naming.get(file) ?? [])].filter((importer) => loads(importer, file)),
  };
}

/** Returns a feature's folder, else the folder of the file. */
function roomOf(file: string): string {
  const [feature] = /^(?:src|actions\/src)\/features\/[^/]+/.exec(file) ?? [];

  return feature !== undefined && existsSync(feature) ? feature : dirname(file);
}
