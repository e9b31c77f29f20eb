import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { findPackage, openBinaries } from '#embedded/postgres/server/binaries.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65534, gid: 65534 };

describe('openBinaries, which finds the programs of PostgreSQL', () => {
  let root: string;
  let packageDir: string;

  beforeEach(() => {
    root = makeTestFolder(onTestFinished);
    chmodSync(root, 0o755);
    packageDir = path.join(root, 'package');
    mkdirSync(packageDir);
    cpSync(path.join(findPackage(), 'native'), path.join(packageDir, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  });

  const linksOf = (folder: string) =>
    (
      JSON.parse(readFileSync(path.join(folder, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[]
    ).map(({ target }) => path.join(folder, target));
  const version = (program: string, account = {}) =>
    execFileSync(program, ['--version'], { ...account, cwd: os.tmpdir(), encoding: 'utf8' });

  it('creates the symbolic links that are missing if packages were installed without scripts', () => {
    const links = linksOf(packageDir);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) rmSync(link);

    const binaries = openBinaries(undefined, packageDir);

    expect(version(binaries.program('postgres'))).toContain('(PostgreSQL) 17');
    expect(links.every((link) => lstatSync(link).isSymbolicLink())).toBe(true);
    expect(binaries.program('initdb')).toContain(packageDir);
  });

  it('copies the programs if their path has characters with which initdb fails', () => {
    const odd = path.join(root, 'a"quote');
    renameSync(packageDir, odd);

    const binaries = openBinaries(undefined, odd);

    expect(binaries.program('initdb')).not.toContain(odd);
    expect(version(binaries.program('postgres'))).toContain('(PostgreSQL) 17');
    binaries.release();
  });

  it.runIf(isRoot)(
    "copies programs that the server's account can't read to a folder that only root can change",
    () => {
      for (const link of linksOf(packageDir)) rmSync(link);
      chmodSync(packageDir, 0o700);

      const binaries = openBinaries(NOBODY, packageDir);

      const program = binaries.program('postgres');
      expect(version(program, NOBODY)).toContain('(PostgreSQL) 17');
      const copy = path.join(program, '../../..');
      expect(copy).not.toContain(packageDir);
      const { uid, mode } = lstatSync(copy);
      expect({ uid, mode: mode & 0o777 }).toEqual({ uid: 0, mode: 0o755 });
      binaries.release();
      expect(existsSync(copy)).toBe(false);
    },
  );

  it.runIf(isRoot)(
    'deletes copies that killed processes have left, but not those of running processes',
    () => {
      chmodSync(packageDir, 0o700);
      const [abandoned, used] = ['999999999\n', `999999999\n${process.pid}\n`].map((owners) => {
        const copy = mkdtempSync(path.join(os.tmpdir(), 'hostfront-postgres-'));
        writeFileSync(path.join(copy, 'owners.pid'), owners);
        return copy;
      });

      const binaries = openBinaries(NOBODY, packageDir);

      expect(existsSync(abandoned!)).toBe(false);
      expect(existsSync(used!)).toBe(true);
      binaries.release();
      rmSync(used!, { recursive: true });
    },
  );
});
