import { readdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../postgres/process-info.ts';
import { BackupError } from './backup-error.ts';

/** Names a process among those of all machines that may share a folder. */
const ownName = (): string => `${process.pid}@${hostname()}`;

/** End of the name of a file that is being written. */
const PART = /\.(\d+@[^@/]+)\.part$/;

/** Returns the name that a backup has until it is whole. */
export const partOf = (file: string): string => `${file}.${ownName()}.part`;

/**
 * Tells whether a process surely doesn't run any more: it was on this machine, and no process has its number, or this
 * one has, as the only process of a container has after each start.
 */
function hasEnded(name: string): boolean {
  const [pid, ...machine] = name.split('@');
  return machine.join('@') === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)));
}

/**
 * Deletes what backups that were killed have left in the folder of a file. Calls `say` with a sentence for each part: it
 * was deleted, or another process may still write it.
 */
export async function removeParts(file: string, say: (text: string) => void): Promise<void> {
  const folder = dirname(file);
  for (const part of await readFolder(folder)) {
    const writer = PART.exec(part)?.[1];
    if (writer === undefined) continue;
    if (hasEnded(writer)) {
      await rm(join(folder, part), { force: true });
      say(`"${part}", which a backup that was ended had left, was deleted.`);
    } else {
      say(
        `"${part}" belongs to another backup (process ${nameOf(writer)}); delete it if that does not run any more.`,
      );
    }
  }
}

async function readFolder(folder: string): Promise<string[]> {
  return readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`The folder "${folder}" can't be read (${cause.code ?? cause.message}).`, {
      cause,
    });
  });
}

/** File of an unfinished folder that names the process which fills it. */
const WRITER = 'written-by';

/** Content of that file, and its place in an unfinished folder. */
export const writerFile = (folder: string) => ({ path: join(folder, WRITER), content: ownName() });

/** Throws where another process may be filling the folder now. */
export async function refuseWriter(folder: string): Promise<void> {
  const writer = await readFile(join(folder, WRITER), 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A process that was ended just after it made the folder left no name, and one that was ended at the end took it away.
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (writer === undefined || hasEnded(writer)) return;
  throw new BackupError(
    `Another restore fills "${basename(folder)}" (process ${nameOf(writer)}); wait for it, or give that folder another name if it does not run any more.`,
  );
}

const nameOf = (writer: string) => writer.replace('@', ' on ');
