import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Installs packages for one benchmark in a folder that git ignores, as the product depends on none; returns the folder. */
export function installPackages(name: string, packages: readonly string[]): string {
  const folder = resolve('node_modules/.cache/bench', name);
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: `bench-${name}`, private: true, type: 'module' }),
  );
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...packages], {
    cwd: folder,
    stdio: 'inherit',
  });

  return folder;
}
