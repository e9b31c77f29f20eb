import { readdirSync, readFileSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

export type LockedPackage = {
  readonly version: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
};

/** Reads the packages of a lock file by their paths (`node_modules/…`), without the project itself. */
export function lockedPackages(file: string): Map<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
  return new Map(Object.entries(packages).filter(([place]) => place !== ''));
}

/** Returns the disk space in MiB of the packages at these paths, without packages nested in them. */
export function sizeInMiB(places: readonly string[]): number {
  return places.reduce((sum, place) => sum + bytesBelow(place), 0) / 1024 / 1024;
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .reduce((sum, path) => {
      const stats = lstatSync(path);
      return sum + stats.blocks * 512 + (stats.isDirectory() ? bytesBelow(path) : 0);
    }, 0);
}
