import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isFresh, type TargetName } from './build-targets.mjs';
import { StackError } from './stack-error.ts';

export type BuildOptions = {
  /** Checkout whose program builds, where that is not the one that is built. */
  readonly builder?: string;
  /** Ends the build. */
  readonly signal?: AbortSignal;
};

/** Folders of the site as browsers load it, as the web server renders it, and of the releases that it keeps. */
export type SiteFolders = {
  readonly siteDir: string;
  readonly prerenderDir: string;
  readonly releasesDir: string;
};

/** Builds the site when its sources changed since the last build; returns the folders with the result. */
export async function buildSite(root: string, options: BuildOptions = {}): Promise<SiteFolders> {
  await build(root, 'site', options);

  return siteFolders(root);
}

/** Returns the folders of the site, whether it is built or not. */
export function siteFolders(root: string): SiteFolders {
  const folder = (name: string): string => join(root, 'dist', name);

  return { siteDir: folder('site'), prerenderDir: folder('prerender'), releasesDir: folder('releases') };
}

/**
 * Builds the processes when their sources changed since the last build; returns the folder, in which each process is
 * one file.
 */
export async function buildServer(root: string, options: BuildOptions = {}): Promise<string> {
  await build(root, 'server', options);

  return serverFolder(root);
}

/** Returns the folder of the processes, whether they are built or not. */
export const serverFolder = (root: string): string => join(root, 'dist', 'server');

type BuildNews = { readonly built?: string; readonly failed?: string };

/** Builds that `scripts/start.mjs` has under way, by target; they are listened to from the start, as news come once. */
const ofParent: ReadonlyMap<string, Promise<void>> = new Map(
  process.argv
    .filter((argument) => argument.startsWith('--is-built='))
    .map((argument) => argument.slice('--is-built='.length))
    .map((name) => [name, untilParentHasBuilt(name)]),
);

/** Waits until the parent says that this target is built; fails with the reason where one could not be built. */
function untilParentHasBuilt(name: string): Promise<void> {
  const built = new Promise<void>((resolve, reject) => {
    const hear = (news: BuildNews): void => {
      if (news.built !== name && news.failed === undefined) return;
      process.off('message', hear);
      if (news.failed === undefined) resolve();
      else reject(new StackError(news.failed));
    };
    process.on('message', hear);
  });
  built.catch(() => undefined);

  return built;
}

/** Waits for a build of the parent, until the start is given up. */
function hearOf(built: Promise<void>, signal = new AbortController().signal): Promise<void> {
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

  return Promise.race([built, givenUp]);
}

async function build(
  root: string,
  name: TargetName,
  { builder = root, signal }: BuildOptions,
): Promise<void> {
  const built = ofParent.get(name);
  if (built) return hearOf(built, signal);
  if (isFresh(root, name)) return;
  const program = join(builder, 'scripts', 'build-target.mjs');
  const child = spawn(process.execPath, [program, name, '--root', root], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    signal,
  });
  let reason = '';
  child.stderr.on('data', (chunk: Buffer) => (reason += chunk.toString()));
  const code = await new Promise((done) => {
    child.once('close', done);
    child.once('error', done);
  });
  if (code !== 0) throw new StackError(reason.trim() || `The build of the ${name} was ended.`);
}
