import { isRecord } from '#runtime/bytes/read-json.ts';
import type { PageFiles } from './compose-page.ts';

type Chunk = {
  readonly file: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly css: readonly string[];
};
type Manifest = Record<string, Chunk>;

/**
 * Returns a function that finds in vite's manifest the built files of a page's source modules and of their imports.
 * Files that the shell loads anyway are left out.
 */
export function createPageFiles(source: unknown): (modules: readonly string[]) => PageFiles {
  const manifest = readManifest(source);
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const ofShell = entry ? reach(manifest, [entry]) : new Set<string>();

  return (modules) => {
    const chunks = [...reach(manifest, modules)]
      .filter((key) => !ofShell.has(key))
      .flatMap((key) => manifest[key] ?? []);
    const unique = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);

    return {
      scripts: unique(chunks.map(({ file }) => file)),
      styles: unique(chunks.flatMap(({ css }) => css)),
    };
  };
}

/** Reads vite's manifest. A schema of yup takes a twentieth of a second for its 350 entries, at each start. */
function readManifest(source: unknown): Manifest {
  if (!isRecord(source)) throw new Error("vite's manifest is no object.");

  return Object.fromEntries(Object.entries(source).map(([key, entry]) => [key, readChunk(key, entry)]));
}

function readChunk(key: string, entry: unknown): Chunk {
  const { file, isEntry = false, imports = [], css = [] } = isRecord(entry) ? entry : {};
  if (typeof file !== 'string' || typeof isEntry !== 'boolean' || !areTexts(imports) || !areTexts(css))
    throw new Error(`vite's manifest has no file, or other values than texts, for ${key}.`);

  return { file, isEntry, imports, css };
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

function reach(manifest: Manifest, modules: readonly string[]): Set<string> {
  const found = new Set(modules.filter((key) => manifest[key]));
  for (const key of found) manifest[key]?.imports.forEach((imported) => found.add(imported));

  return found;
}
