import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Release } from './releases.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });

/** Checks a release out into a folder of its own, with its packages; returns the folder and what removes it again. */
export function checkOut({ version, commit }: Release): { root: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), `hostfront-${version}-`));
  const root = join(parent, 'release');
  try {
    git('worktree', 'add', '--detach', root, commit);
  } catch (cause) {
    throw new Error(
      `The commit of release ${version} is not here; git fetch --unshallow brings the history.`,
      {
        cause,
      },
    );
  }
  installPackages(root);

  return {
    root,
    remove() {
      git('worktree', 'remove', '--force', root);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Links the packages of this checkout if both have the same; else they come from npm. */
function installPackages(root: string): void {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(root) === lockOf(ROOT) && existsSync(join(ROOT, 'node_modules'))) {
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
    return;
  }
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: root, stdio: 'pipe' });
}
