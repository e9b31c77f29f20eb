import { accessSync, constants, lstatSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { completeExchange, contentOf, unfinishedIn } from '../postgres/exchange.ts';

/** Creates the data folder. */
export function prepareDataDir(dataDir: string): void {
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o755 });
}

/**
 * Throws where the data folder can't be written, or made, or a restore has yet to fill it; completes the last step of a
 * restore, and changes nothing else.
 */
export function refuseDataDir(dataDir: string): void {
  if (!mayWrite(dataDir) || !mayWrite(join(dataDir, 'logs'))) {
    throw new Error(`The data folder ${dataDir} can't be written; set DATA_DIR to one that can.`);
  }
  completeExchange(dataDir);
  if (unfinishedIn(dataDir) === undefined || contentOf(dataDir).length > 0) return;
  throw new Error(
    `A restore into ${dataDir} did not end; run npm run restore again, or choose another DATA_DIR.`,
  );
}

/** Tells whether the folder can be written, or made in the nearest one above it. */
export function mayWrite(folder: string): boolean {
  const nearest = nearestEntry(folder);
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
    return statSync(nearest).isDirectory();
  } catch {
    return false;
  }
}

/** Returns the path, or the nearest one above it where something is; a link that leads nowhere is something. */
export function nearestEntry(path: string): string {
  try {
    lstatSync(path);
    return path;
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
    return isMissing && dirname(path) !== path ? nearestEntry(dirname(path)) : path;
  }
}
