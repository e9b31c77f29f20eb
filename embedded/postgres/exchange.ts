import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isPart, partOf, readFolder, removeParts } from './parts.ts';
import { PostgresError } from './postgres-error.ts';
import { giveTo, type ServerAccount } from './server/server-account.ts';

/*
 * How a folder gets its content. The folder itself is never renamed: it may be a mounted disk or a link, and keeps its
 * owner and mode. States, by what is in it:
 * - FILLING: `content.<process>@<machine>.part`. A kill leaves it, and the next exchange deletes it.
 * - WHOLE: `content.whole`, the part's next name. Its entries move into the folder one by one, those of LAST at the end;
 *   after a kill `completeExchange` moves the others.
 * - DONE: neither of them.
 */
/** First word of the part's name. */
export const CONTENT = 'content';
const WHOLE = 'content.whole';
/** Entries by which others know that a folder is complete. */
const LAST = ['PG_VERSION', 'secrets.json'];
/** Folder that file systems make in the root of a disk. */
const OF_DISK = 'lost+found';

type Options = {
  /** Folder whose owner the content gets, by default the one that is filled. */
  like?: string;
  /** Called with a sentence about what an earlier exchange has left. */
  say?: (text: string) => void;
};

/** Lets `build` fill a folder inside of `folder`, then moves its entries up. Nothing of it stays where `build` fails. */
export async function exchange<Result>(
  folder: string,
  build: (part: string) => Result | Promise<Result>,
  { like = folder, say = () => undefined }: Options = {},
): Promise<Result> {
  const isNew = !existsSync(folder);
  const part = partOf(path.join(folder, CONTENT));
  makeFolder(folder);
  await removeParts(folder, say, CONTENT);
  makeFolder(part);
  try {
    const owner = ownerFor(like);
    const result = await build(part);
    refuseTaken(folder, part);
    if (owner) giveTo(owner, part);
    renameSync(part, path.join(folder, WHOLE));
    completeExchange(folder);
    return result;
  } finally {
    rmSync(part, { recursive: true, force: true });
    if (isNew && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/** Completes an exchange that was killed when its content was whole; its own process may just do the same. */
export function completeExchange(folder: string): void {
  const whole = path.join(folder, WHOLE);
  if (!existsSync(whole)) return;
  const names = readdirSync(whole).toSorted((one, other) => LAST.indexOf(one) - LAST.indexOf(other));
  for (const name of names) ifThere(() => renameSync(path.join(whole, name), path.join(folder, name)));
  ifThere(() => rmdirSync(whole));
}

function ifThere(move: () => void): void {
  try {
    move();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Returns the names in a folder, without those that exchanges and file systems make. */
export function contentOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readFolder(folder).filter((name) => !isPart(name) && name !== WHOLE && name !== OF_DISK);
}

/** Returns the folder that an exchange fills, or was killed in. */
export function unfinishedIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const name = readFolder(folder).find((entry) => entry.startsWith(`${CONTENT}.`) && isPart(entry));
  return name && path.join(folder, name);
}

/** Makes a folder where it is missing; throws a sentence where that can't be. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new PostgresError(
      `The folder "${path.dirname(folder)}" can't be written (${code}); make it writable, or choose another DATA_DIR.`,
      { cause },
    );
  }
}

/**
 * Returns to which account root gives what it makes in a folder: the folder's owner. One of root itself says nothing, as
 * the server never runs as root.
 */
export function ownerFor(folder: string): ServerAccount | undefined {
  const { uid, gid } = statSync(folder);
  return process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : undefined;
}

function refuseTaken(folder: string, part: string): void {
  const taken = readdirSync(part).find((name) => existsSync(path.join(folder, name)));
  if (taken === undefined) return;
  throw new PostgresError(`"${path.join(folder, taken)}" was made meanwhile and is left as it is.`);
}
