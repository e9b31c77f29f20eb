import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'imports' | 'dynamicImports' | 'isEntry' | 'moduleIds'>;
type Chunks = ReadonlyMap<string, Chunk>;
type Files = ReadonlySet<string>;

/** Modules whose files every page of the back office asks for, whichever of its pages opens. */
const OFFICE = ['src/lib/apollo/apollo-provider.tsx', 'src/app/routes/admin/admin-layout.tsx'];
/** Module that asks for them, and through which alone the back office is opened. */
const OFFICE_DOOR = 'src/app/routes/admin/load-pages.ts';

/**
 * Leaves out of the list of files that an `import()` preloads those that are there already: vite names all files that the
 * imported one needs, even those that have to be there before the `import()` can run. The names cost a list of the back
 * office 4 KB.
 */
export function leanPreloads(): Plugin {
  let there: ReadonlyMap<string, Files> = new Map();

  return {
    name: 'lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId, hostType }) =>
            hostType === 'js' ? files.filter((file) => !there.get(hostId)?.has(file)) : files,
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const circle = chunks.find(({ fileName, imports }) =>
          imports.some((imported) => imported !== fileName && reach(byFile, imported).has(fileName)),
        );
        if (circle)
          this.error(`${circle.fileName} imports itself by way of others, and would run too early.`);
        there = filesThere(byFile);
      },
    },
  };
}

/**
 * Finds for each file those that are loaded, or asked for, when it runs: its own imports, and what all files that import
 * it have in common.
 */
export function filesThere(chunks: Chunks): Map<string, Files> {
  const own = new Map([...chunks.keys()].map((file) => [file, reach(chunks, file)]));
  const office = officeFiles(chunks, own);
  const importers = new Map<string, string[]>();
  for (const [file, { imports, dynamicImports }] of chunks) {
    for (const to of [...imports, ...dynamicImports]) importers.set(to, [...(importers.get(to) ?? []), file]);
  }
  // Begins with everything and takes away what can't be relied on, until nothing changes.
  const found = new Map<string, Files>([...chunks.keys()].map((file) => [file, new Set(chunks.keys())]));
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [file, { isEntry }] of chunks) {
      const inherited = isEntry
        ? []
        : common((importers.get(file) ?? []).flatMap((from) => found.get(from) ?? []));
      const next = new Set([...(own.get(file) ?? []), ...(office.get(file) ?? []), ...inherited]);
      isChanged ||= next.size !== found.get(file)?.size;
      found.set(file, next);
    }
  }

  return found;
}

function officeFiles(chunks: Chunks, own: ReadonlyMap<string, Files>): Map<string, Files> {
  const fileOf = (module: string) =>
    [...chunks].find(([, { moduleIds }]) => moduleIds.some((id) => id.endsWith(`/${module}`)))?.[0] ?? '';
  const files = new Set(OFFICE.flatMap((module) => [...(own.get(fileOf(module)) ?? [])]));

  return new Map([[fileOf(OFFICE_DOOR), files]]);
}

function reach(chunks: Chunks, file: string): Files {
  const found = new Set([file]);
  for (const known of found) chunks.get(known)?.imports.forEach((imported) => found.add(imported));

  return found;
}

function common(sets: readonly Files[]): string[] {
  const [first, ...others] = sets;

  return [...(first ?? [])].filter((file) => others.every((set) => set.has(file)));
}
