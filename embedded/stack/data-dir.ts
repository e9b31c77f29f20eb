import { accessSync, constants, lstatSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StackError } from './stack-error.ts';

/** Creates the data folder. */
export function prepareDataDir(dataDir: string): void {
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o755 });
}

/** Throws where the data folder can't be written, or made; changes nothing. */
export function refuseDataDir(dataDir: string): void {
  if (mayWrite(dataDir) && mayWrite(join(dataDir, 'logs'))) return;
  throw new StackError(`The data folder ${dataDir} can't be written; set DATA_DIR to one that can.`);
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
