import { mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder in which Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes that must be free in that folder and in memory; a whole run of tests takes a tenth of that. */
const ROOM = 4 * 1024 ** 3;

/**
 * Makes a folder for databases that are not needed after the run: in memory where there is room, else on the disk,
 * whose own bookkeeping is most of the cost of creating or copying a database.
 */
export function makeDataFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM;
  } catch {
    // The folder does not exist: another system, or a container without it.
    return false;
  }
}
