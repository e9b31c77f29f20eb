import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import product from '../package.json' with { type: 'json' };
import { imagePackages } from './product-packages.ts';

const FOLDER = resolve('deploy');

/** `deploy/package.json`: what the processes of the production image load, in the versions of the product. */
export function imageManifest(): object {
  const versions: Record<string, string> = product.dependencies;

  return {
    name: 'hostfront-image',
    private: true,
    type: 'module',
    engines: product.engines,
    dependencies: Object.fromEntries(imagePackages().map((name) => [name, versions[name]])),
    overrides: { 'light-my-request': product.overrides['light-my-request'] },
  };
}

/** Writes manifest and lock; the lock begins as the product's, so that every package keeps its version. */
function writeManifest(): void {
  writeFileSync(resolve(FOLDER, 'package.json'), `${JSON.stringify(imageManifest(), null, 2)}\n`);
  copyFileSync('package-lock.json', resolve(FOLDER, 'package-lock.json'));
  // As the product's .npmrc says: a lock file names no registry.
  const settings = ['--omit-lockfile-registry-resolved', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', '--package-lock-only', ...settings], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeManifest();
