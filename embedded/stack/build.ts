import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { StackError } from './stack-error.ts';

/** Number of characters of vite's output that the error of a failed build holds. */
const REASON_MAX_LENGTH = 2_000;

/** A result of `vite build` below `dist/`, and the sources that it is made from. */
type Target = {
  readonly name: 'site' | 'prerender' | 'server';
  readonly config: string;
  readonly sources: readonly string[];
  /** A file whose presence proves that the result exists. */
  readonly proof: string;
};

const SITE: Target = {
  name: 'site',
  config: 'vite.config.ts',
  sources: ['src', 'index.html', 'scripts/vite', 'vite.config.ts', 'package-lock.json'],
  proof: 'index.html',
};
/** Second build of the site, by which the web server renders the public pages. */
const PRERENDER: Target = {
  name: 'prerender',
  config: 'vite.prerender.config.ts',
  sources: ['src', 'scripts/vite', 'vite.prerender.config.ts', 'package-lock.json'],
  proof: 'prerender.js',
};
const SERVER: Target = {
  name: 'server',
  config: 'vite.server.config.ts',
  sources: [
    'actions',
    'embedded',
    'keycloak',
    'runtime',
    'schema/openapi.json',
    'web',
    'vite.server.config.ts',
    // Its version stands in the metrics.
    'package.json',
    'package-lock.json',
  ],
  proof: 'web.js',
};

export type BuildOptions = {
  /** Builds even when no source has changed since the last build, and shows vite's output on the terminal. */
  readonly always?: boolean;
  /** Leaves out the embedded replacements of the real servers, as the production image does. */
  readonly forImage?: boolean;
};

/** Folders of the site as browsers load it, as the web server renders it, and of the releases that it keeps. */
export type SiteFolders = {
  readonly siteDir: string;
  readonly prerenderDir: string;
  readonly releasesDir: string;
};

/** Builds the site when its sources changed since the last build; returns the folders with the result. */
export async function buildSite(root: string, options: BuildOptions = {}): Promise<SiteFolders> {
  const [siteDir, prerenderDir] = await Promise.all([
    build(root, SITE, options),
    build(root, PRERENDER, options),
  ]);

  return { siteDir, prerenderDir, releasesDir: join(root, 'dist', 'releases') };
}

/**
 * Builds the processes when their sources changed since the last build; returns the folder, in which each process is
 * one file.
 */
export function buildServer(root: string, options: BuildOptions = {}): Promise<string> {
  return build(root, SERVER, options);
}

async function build(root: string, target: Target, options: BuildOptions): Promise<string> {
  const { always = false, forImage = false } = options;
  const folder = join(root, 'dist', target.name);
  const stampFile = join(root, 'dist', `${target.name}.stamp`);
  const stamp = fingerprint(root, target.sources);
  const isFresh =
    existsSync(join(folder, target.proof)) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp;
  if (isFresh && !always) return folder;

  const startedAt = Date.now();
  await runVite(root, target, { isShown: always, mode: forImage ? 'image' : 'production' });
  removeOlder(folder, startedAt);
  writeFileSync(stampFile, stamp);
  return folder;
}

/**
 * Deletes the files of earlier builds. This runs after the new build, so that a process that starts meanwhile finds
 * its files.
 */
export function removeOlder(folder: string, startedAt: number): void {
  for (const file of filesBelow(folder)) {
    // Some file systems store times in whole seconds.
    if (statSync(file).mtimeMs < startedAt - 1_000) rmSync(file);
  }
}

/** Returns a hash of the names, sizes and modification times of all files that the build reads. */
function fingerprint(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesBelow(join(root, name)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];

  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function runVite(
  root: string,
  { name, config }: Target,
  { isShown, mode }: { isShown: boolean; mode: string },
): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const level = isShown ? 'info' : 'warn';
  const child = spawn(
    process.execPath,
    [vite, 'build', '--config', config, '--mode', mode, '--logLevel', level],
    { cwd: root, stdio: ['ignore', isShown ? 'inherit' : 'ignore', 'pipe'] },
  );
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise((done) => child.once('exit', done));
  if (code === 0) return;
  const reason = stripVTControlCharacters(stderr).trim().slice(0, REASON_MAX_LENGTH);
  throw new StackError(`The ${name} could not be built: ${reason}`);
}
