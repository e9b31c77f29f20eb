import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describeMark, isLeftBehind, markOf } from '#runtime/process/process-mark.mjs';
import { PostgresError } from './postgres-error.ts';
import { endLeftoverServer } from './server/run-server.ts';

/** End of the name of a file or folder that a process is making. */
const PART = /\.(\d+@[^/]+)\.part$/;

/** Returns the name that a file or folder has until it is whole. */
export const partOf = (file: string): string => `${file}.${markOf()}.part`;

export const isPart = (name: string): boolean => PART.test(name);

/**
 * Deletes what killed processes have left unfinished in a folder, after the server that may still run in it. Calls `say`
 * with a sentence for each part: it was deleted, or another process may still make it. Throws where another process of
 * this machine makes the same file.
 */
export async function removeParts(folder: string, say: (text: string) => void, file?: string): Promise<void> {
  for (const name of readFolder(folder)) {
    const writer = PART.exec(name)?.[1];
    if (writer === undefined) continue;
    if (isLeftBehind(writer)) {
      const database = join(folder, name, 'postgres');
      if (existsSync(database)) await endLeftoverServer(database);
      // A program that makes the database files outlives a command that was killed just then, and ends within a second.
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      say(`"${name}", which a command that was ended had left, was deleted.`);
      continue;
    }
    const whose = `"${name}" in "${folder}" belongs to another process (${describeMark(writer)})`;
    if (name === `${file}.${writer}.part` && writer.split('@')[1] === hostname())
      throw new PostgresError(`${whose}; wait for it, or delete it if that does not run any more.`);
    say(`${whose}; delete it if that does not run any more.`);
  }
}

/** Returns the names in a folder; throws a sentence where it can't be read. */
export function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new PostgresError(`The folder "${folder}" can't be read (${code}).`, { cause });
  }
}
