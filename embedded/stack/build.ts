import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, buildName, holdBuild, type TargetName } from './build-targets.mjs';

export type BuildOptions = {
  /** Checkout whose program builds, where that is not the one that is built. */
  readonly builder?: string;
  /** Ends the build. */
  readonly signal?: AbortSignal;
};

/** A build that may be under way; this process or its parent holds it, so that it is not deleted. */
export type Build = { readonly folder: string; readonly whole: Promise<void> };

/** Folders of the site as browsers load it, as the web server renders it, and of the releases that it keeps. */
export type SiteFolders = ReturnType<typeof siteFolders>;

/** Returns the folders of a build of the site, whether it is whole or not. */
export function siteFolders(root: string, { folder }: Build) {
  return {
    siteDir: join(folder, 'site'),
    prerenderDir: join(folder, 'prerender'),
    releasesDir: join(root, 'dist', 'releases'),
  };
}

/** Starts to build a target, unless it is built from its sources as they are. */
export function startBuild(root: string, target: TargetName, options: BuildOptions = {}): Build {
  const given = ofParent.get(target);
  const build = given?.build ?? buildName(root, target);
  if (given === undefined) holdBuild(root, build);
  const folder = buildFolder(root, build);
  const whole = given ? hearOf(given.whole, options.signal) : make(root, { build, folder }, options);
  whole.catch(() => undefined);

  return { folder, whole };
}

type BuildNews = { readonly built?: string; readonly failed?: string };

/**
 * Builds that `scripts/start.mjs` has found or has under way, by target; news of them are listened to from the start, as
 * they come once.
 */
const ofParent = new Map(
  process.argv.flatMap((argument) => {
    const [, state, build = '', target = ''] = /^--(built|building)=((\w+)-\w+)$/.exec(argument) ?? [];
    if (state === undefined) return [];
    const whole = state === 'built' ? Promise.resolve() : untilParentHasBuilt(target);
    return [[target, { build, whole }] as const];
  }),
);

/** Waits until the parent says that this target is built; fails with the reason where one could not be built. */
function untilParentHasBuilt(name: string): Promise<void> {
  const built = new Promise<void>((resolve, reject) => {
    const hear = (news: BuildNews): void => {
      if (news.built !== name && news.failed === undefined) return;
      process.off('message', hear);
      if (news.failed === undefined) resolve();
      else reject(new Error(news.failed));
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

async function make(
  root: string,
  { build, folder }: { readonly build: string; readonly folder: string },
  { builder = root, signal }: BuildOptions,
): Promise<void> {
  if (existsSync(folder)) return;
  const program = join(builder, 'scripts', 'build-target.mjs');
  const child = spawn(process.execPath, [program, build, '--root', root], {
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
  if (code !== 0) throw new Error(reason.trim() || `The build ${build} was ended.`);
}
