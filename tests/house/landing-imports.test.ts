import { describe, expect, it } from 'vitest';
import { lateImports, ownFile, staticImports } from '../../tooling/packages/static-imports.ts';

const ENTRY = 'src/main.tsx';
const MUI = /^@(mui|emotion)\//;
const API = /^(@apollo\/|graphql|graphql-ws|rxjs)/;
/** The build calls this script's functions and leaves it out (`vite/named-documents.ts`). */
const BUILT_AWAY = 'src/lib/public-data/public-operation.ts';

/** Returns the path of our script that a specifier names; undefined for a package, a style sheet or texts. */
const resolveScript = (importer: string, specifier: string) =>
  /\.tsx?$/.test(specifier) ? ownFile(importer, specifier) : undefined;

/** Finds each script that is loaded with the landing page, and the script that imports it. */
function loadedScripts(): Map<string, string> {
  const importers = new Map([[ENTRY, '']]);
  for (const file of importers.keys()) {
    for (const specifier of staticImports(file)) {
      const script = resolveScript(file, specifier);
      if (script !== undefined && script !== BUILT_AWAY && !importers.has(script))
        importers.set(script, file);
    }
  }

  return importers;
}

function wayTo(file: string, importers: Map<string, string>): string {
  const importer = importers.get(file);

  return importer ? `${wayTo(importer, importers)} > ${file}` : file;
}

describe('the landing page', () => {
  const importers = loadedScripts();

  it('loads more than 100 scripts, so that the following tests check something', () => {
    expect(importers.size).toBeGreaterThan(100);
    expect([...importers.keys()]).toContain('src/features/hero/components/hero.tsx');
  });

  it.each([
    ['MUI nor Emotion: their 50 KB come with the pages and panels that use them', MUI],
    ['Apollo nor what speaks with the API: its data came with the document', API],
  ])('statically imports neither %s', (_, packages) => {
    const heavy = [...importers.keys()].filter((file) =>
      staticImports(file).some((specifier) => packages.test(specifier)),
    );

    expect(heavy.map((file) => wayTo(file, importers))).toEqual([]);
  });

  it('statically imports nothing of the back office', () => {
    const admin = [...importers.keys()].filter((file) => file.startsWith('src/kit/admin/'));

    expect(admin.map((file) => wayTo(file, importers))).toEqual([]);
  });
});

describe('the scripts of the public pages', () => {
  it('import nothing of the back office, not even by import()', () => {
    const reached = reachableScripts('src/app/routes/site/site-routes.tsx');

    expect(reached.size).toBeGreaterThan(100);
    expect([...reached].filter((file) => /^src\/(kit\/admin|features\/[^/]+\/admin)\//.test(file))).toEqual(
      [],
    );
  });
});

/** Finds all scripts that a script may load, by `import()` too. */
function reachableScripts(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const file of found) {
    for (const specifier of [...staticImports(file), ...lateImports(file)]) {
      const script = resolveScript(file, specifier);
      if (script !== undefined) found.add(script);
    }
  }

  return found;
}
