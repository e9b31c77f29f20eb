import { mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there and in memory altogether; a whole run of tests takes a tenth of it. */
const ROOM = 4 * 1024 ** 3;

/**
 * A folder for databases that nobody needs after the run: in memory where there is room, else on the disk, whose own
 * bookkeeping is most of what it costs to make or to copy a database.
 */
export function makeDataFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM;
  } catch {
    // No such place: another system, or a container without it.
    return false;
  }
}
