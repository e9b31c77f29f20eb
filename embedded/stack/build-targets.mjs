import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/*
 * What vite builds into `dist/`, and whether that is fresh. This file is JavaScript because `scripts/start.mjs` reads it
 * before the launcher, which is built itself.
 */

export const TARGETS = {
  /** The launcher, which builds the others. */
  launcher: {
    configs: ['vite.launcher.config.ts'],
    folders: ['launcher'],
    sources: [
      'embedded',
      'runtime',
      'scripts/vite/own-source-maps.ts',
      'vite.launcher.config.ts',
      'package-lock.json',
    ],
    proofs: ['launcher/launcher.js'],
  },
  /** The other processes: parts, and the programs that they start. */
  server: {
    configs: ['vite.server.config.ts'],
    folders: ['server'],
    sources: [
      'actions',
      'embedded',
      'keycloak',
      'rules',
      'runtime',
      'schema/openapi.json',
      'scripts/doctor',
      'scripts/migrate.ts',
      'scripts/vite/own-source-maps.ts',
      'web',
      'vite.server.config.ts',
      // Its version stands in the metrics.
      'package.json',
      'package-lock.json',
    ],
    // The image has none.
    proofs: ['server/engine.js'],
  },
  /** The site as browsers load it, and as the web server draws its public pages. */
  site: {
    configs: ['vite.config.ts', 'vite.prerender.config.ts'],
    folders: ['site', 'prerender'],
    sources: [
      'rules',
      'src',
      'index.html',
      'schema',
      'scripts/vite',
      'vite.config.ts',
      'vite.prerender.config.ts',
      'package-lock.json',
    ],
    proofs: ['site/index.html', 'prerender/prerender.js'],
  },
};

/** Tells whether a target was built to its end, and none of its sources has changed since. */
export function isFresh(root, name) {
  const stamp = stampFile(root, name);
  return (
    TARGETS[name].proofs.every((file) => existsSync(join(root, 'dist', file))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(root, TARGETS[name].sources)
  );
}

/** Returns the path of the file that holds the fingerprint of the sources of the last whole build. */
export function stampFile(root, name) {
  return join(root, 'dist', `${name}.stamp`);
}

/** Returns a hash of the names, sizes and modification times of all files that a build may read. */
export function fingerprint(root, sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesBelow(join(root, name)))) {
    if (TEST.test(file)) continue;
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const TEST = /\.test\.tsx?$/;

/** Returns the paths of all files below a path, in the same order each time; that of a file itself. */
export function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];

  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
