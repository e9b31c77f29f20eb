import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('releases', import.meta.url));
const CHANGELOG = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url));
/** Heading of a release: version, date and commit. */
const HEADING = /^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d), commit ([0-9a-f]{40})\)$/gm;

/** The administrator of each fixture. */
export const ADMIN = { email: 'admin@hostfront.test', password: 'correct-horse-battery' };

export type Release = {
  version: string;
  commit: string;
  /** Its data folder, packed by `pack.ts`. */
  fixture: string;
};

/** Reads the releases of the changelog that name their commit. */
export function readHeadings(): Release[] {
  return [...readFileSync(CHANGELOG, 'utf8').matchAll(HEADING)].map(([, version = '', , commit = '']) => ({
    version,
    commit,
    fixture: join(FOLDER, `${version}.tar.br`),
  }));
}

/** Lists the releases from which upgrades are tested: those that have a data folder here. */
export function readReleases(): Release[] {
  return readHeadings().filter(({ fixture }) => existsSync(fixture));
}
