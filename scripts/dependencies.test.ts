import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { dependencies, devDependencies, overrides } from '../package.json' with { type: 'json' };
import { staticImports } from './static-imports.ts';

/** What `vite.server.config.ts` bundles; the launcher and its PostgreSQL run from the sources instead. */
const SERVER = ['actions', 'embedded', 'keycloak', 'runtime', 'web'];
const LAUNCHER = /^embedded\/(postgres|stack)\//;

/** Loaded by another way than an `import`. */
const DATA = ['@expo-google-fonts/ibm-plex-sans-arabic', '@ip-location-db/geo-whois-asn-country-mmdb'];

/** The package of an imported name; none for our own files and Node's modules. */
function packageOf(specifier: string): string[] {
  if (/^(node:|[.#/])/.test(specifier)) return [];
  return [/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier];
}

function serverFiles(): string[] {
  return SERVER.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((file) => /(?<!\.test)\.ts$/.test(file) && !LAUNCHER.test(file));
}

describe('dependencies', () => {
  it('are exactly what a running server loads; the rest is for development', () => {
    const imported = serverFiles().flatMap(staticImports).flatMap(packageOf);
    const loaded = new Set([...imported, ...DATA]);

    expect([...loaded].toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });

  it('that are overridden have their reason in a decision', () => {
    const decision = readFileSync('docs/decisions/0014-what-is-installed.md', 'utf8');
    const names = Object.entries(overrides).flatMap(([name, value]) =>
      typeof value === 'string' ? [name] : [name, ...Object.keys(value)],
    );

    expect(names.filter((name) => !decision.includes(`\`${name}\``))).toEqual([]);
  });

  it('have exact versions', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies });

    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});
