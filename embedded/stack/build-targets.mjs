import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasEnded, markOf } from '../../runtime/process/process-mark.mjs';

/*
 * What vite builds below `dist/`. The folder of a build has the name of its target and a hash of the sources, so that a
 * build whose folder is there is whole and fresh, and one that a running process still loads files of stays as it is.
 * This file is JavaScript because `scripts/start.mjs` reads it before the launcher, which is built itself.
 */

export const TARGETS = {
  /** The launcher, which builds the others. */
  launcher: {
    configs: { '.': 'vite.launcher.config.ts' },
    sources: [
      'embedded',
      'runtime',
      'tooling/vite/own-source-maps.ts',
      'vite.launcher.config.ts',
      'package-lock.json',
    ],
  },
  /** The other processes: parts, and the programs that they start. */
  server: {
    configs: { '.': 'vite.server.config.ts' },
    sources: [
      'actions',
      'embedded',
      'keycloak',
      'rules',
      'runtime',
      'schema/openapi.json',
      'commands/doctor',
      'commands/migrate.ts',
      'tooling/vite/own-source-maps.ts',
      'web',
      'vite.server.config.ts',
      // Its version is part of the metrics.
      'package.json',
      'package-lock.json',
    ],
  },
  /** The site as browsers load it, and as the web server draws its public pages. */
  site: {
    configs: { site: 'vite.config.ts', prerender: 'vite.prerender.config.ts' },
    sources: [
      'rules',
      'src',
      'index.html',
      'schema',
      'tooling/vite',
      'vite.config.ts',
      'vite.prerender.config.ts',
      'package-lock.json',
    ],
  },
};

/** Returns the name of the build of a target from its sources as they are now. */
export function buildName(root, target) {
  return `${target}-${fingerprint(root, TARGETS[target].sources)}`;
}

/** Returns the folder of a build, which is there as soon as the build is whole. */
export function buildFolder(root, build) {
  return join(root, 'dist', build);
}

/** Separates the name of a build from the mark of a process that holds it, in the name of an empty file. */
const HELD_BY = '.held-by-';

/**
 * Keeps a build, which may not be made yet, from being deleted as long as this process runs. A checkout that this process
 * may not write, or whose disk is full, holds nothing: a product that is built starts from it all the same.
 */
export function holdBuild(root, build) {
  const mark = `${buildFolder(root, build)}${HELD_BY}${markOf()}`;
  try {
    mkdirSync(join(root, 'dist'), { recursive: true });
    heldBuilds(root);
    if (existsSync(mark)) return;
    writeFileSync(mark, '');
  } catch {
    return;
  }
  process.once('exit', () => rmSync(mark, { force: true }));
}

/** Returns the builds that running processes hold; deletes the marks of processes that have ended. */
export function heldBuilds(root) {
  const marks = readdirSync(join(root, 'dist')).filter((name) => name.includes(HELD_BY));
  return marks.flatMap((mark) => {
    const [build, holder = ''] = mark.split(HELD_BY);
    if (!hasEnded(holder)) return [build];
    rmSync(buildFolder(root, mark), { force: true });
    return [];
  });
}

/** Returns a hash of the names, sizes and modification times of all files that a build may read. */
function fingerprint(root, sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesBelow(join(root, name)))) {
    if (TEST.test(file)) continue;
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

const TEST = /\.test\.tsx?$/;

/** Returns the paths of all files below a path, in the same order each time; that of a file itself. */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];

  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
