import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import type { Compression } from './compression.ts';
import { describeFile, type SiteFile } from './site-files.ts';

/** Number of releases whose files are kept, the present one included. */
const KEPT = 3;
/** Folders of releases. No other entry of the folder is read or removed. */
const RELEASE = /^release-[0-9a-f]{16}$/;
/** Folders of releases that are still being copied. */
const UNFINISHED = /^release-[0-9a-f]{16}\.[0-9a-f-]{36}$/;
/** Time after which an unfinished copy counts as abandoned, by a server that was killed for example. */
const ABANDONED_MS = 60 * 60 * 1_000;
/** Paths of hashed files. They have no folders, so no path can lead out of the folder of a release. */
const HASHED_FILE = /^\/assets\/((?!\.)[\w.-]+)$/;

/** Finds the hashed file of a path in a kept release; undefined if no release has it. */
export type FindKept = (path: string) => Promise<SiteFile | undefined>;

type ReleasesOptions = { siteDir: string; compression: Compression; log: Logger };

/** Adds the built site to the releases kept in `folder`; returns a function that finds the files of all of them. */
export async function openReleases(
  folder: string,
  { siteDir, compression, log }: ReleasesOptions,
): Promise<FindKept> {
  try {
    await keepRelease(folder, siteDir);
  } catch (err) {
    // Pages are served nevertheless: the files are missed only after the next release.
    log.warn({ err }, 'This release could not be kept in RELEASES_DIR.');
  }

  return createFindKept(folder, compression);
}

/**
 * Copies the hashed files of the built site into a folder of their own below `folder`, and removes all but the three
 * releases that were started last. Several servers may share `folder`: a copy appears there as a whole.
 */
async function keepRelease(folder: string, siteDir: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const assets = join(siteDir, 'assets');
  const name = await nameOf(assets);
  if (!(await readdir(folder)).includes(name)) await copyWhole(assets, join(folder, name));
  const now = new Date();
  await utimes(join(folder, name), now, now);
  await removeOld(folder);
}

/** Returns a name that is the same for the same files, as their names contain the hash of their content. */
async function nameOf(assets: string): Promise<string> {
  const files = (await readdir(assets)).toSorted().join('\n');

  return `release-${createHash('sha256').update(files).digest('hex').slice(0, 16)}`;
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomUUID()}`;
  try {
    await cp(from, unfinished, { recursive: true });
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another server may have finished the same copy first.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const old = (
    await newestFirst(
      folder,
      names.filter((name) => RELEASE.test(name)),
    )
  ).slice(KEPT);
  const unfinished = await newestFirst(
    folder,
    names.filter((name) => UNFINISHED.test(name)),
  );
  const abandoned = unfinished.filter(({ startedAt }) => Date.now() - startedAt > ABANDONED_MS);
  for (const { name } of [...old, ...abandoned])
    await rm(join(folder, name), { recursive: true, force: true });
}

async function newestFirst(folder: string, names: readonly string[]) {
  const entries = await Promise.all(
    // Another server may remove an entry meanwhile.
    names.map(async (name) => ({
      name,
      startedAt: await stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );

  return entries.toSorted((a, b) => b.startedAt - a.startedAt);
}

/**
 * Creates a function that finds hashed files of other releases. It lists the folder at each call, since another server
 * may have added a newer release; a file that was found stays in memory, compressed, as long as its release is kept.
 */
function createFindKept(folder: string, compression: Compression): FindKept {
  const known = new Map<string, SiteFile>();

  async function read(path: string, file: string): Promise<SiteFile | undefined> {
    const content = await readFile(join(folder, file)).catch(() => undefined);
    const found = content && describeFile(path, content, compression);
    if (found) known.set(file, found);

    return found;
  }

  return async (path) => {
    const name = HASHED_FILE.exec(path)?.[1];
    if (name === undefined) return undefined;
    const releases = (await readdir(folder).catch(() => [])).filter((entry) => RELEASE.test(entry));
    for (const file of known.keys()) if (!releases.includes(dirname(file))) known.delete(file);
    for (const release of releases) {
      const file = join(release, name);
      const found = known.get(file) ?? (await read(path, file));
      if (found) return found;
    }
    return undefined;
  };
}
