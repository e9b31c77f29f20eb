import { array, boolean, lazy, object, string, type InferType } from 'yup';
import type { PageFiles } from './compose-page.ts';

const chunkSchema = object({
  file: string().required(),
  isEntry: boolean(),
  imports: array(string().required()).default([]),
  css: array(string().required()).default([]),
});
const manifestSchema = lazy((manifest: object) =>
  object(Object.fromEntries(Object.keys(manifest).map((key) => [key, chunkSchema]))).required(),
);

type Manifest = Record<string, InferType<typeof chunkSchema>>;

/**
 * Returns a function that finds in vite's manifest the built files of a page's source modules and of their imports.
 * Files that the shell loads anyway are left out.
 */
export function createPageFiles(source: unknown): (modules: readonly string[]) => PageFiles {
  const manifest = manifestSchema.validateSync(source) as Manifest;
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

function reach(manifest: Manifest, modules: readonly string[]): Set<string> {
  const found = new Set(modules.filter((key) => manifest[key]));
  for (const key of found) manifest[key]?.imports.forEach((imported) => found.add(imported));

  return found;
}
