import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import product from '../../package.json' with { type: 'json' };
import { imagePackages } from '../packages/product-packages.ts';

const FOLDER = resolve('deploy');
/** Packages of the image that have an entry in the product's `overrides`. */
const OVERRIDDEN = ['graphile-worker', 'imapflow', 'light-my-request'] as const;

/** Makes `deploy/package.json`: the packages that the production image's processes load, in the product's versions. */
export function imageManifest(): object {
  const versions: Record<string, string> = product.dependencies;

  return {
    name: 'hostfront-image',
    private: true,
    type: 'module',
    engines: product.engines,
    dependencies: Object.fromEntries(imagePackages().map((name) => [name, versions[name]])),
    overrides: Object.fromEntries(OVERRIDDEN.map((name) => [name, product.overrides[name]])),
  };
}

/** Writes manifest and lock file; npm updates a copy of the product's lock file, so every package keeps its version. */
function writeManifest(): void {
  writeFileSync(resolve(FOLDER, 'package.json'), `${JSON.stringify(imageManifest(), null, 2)}\n`);
  copyFileSync('package-lock.json', resolve(FOLDER, 'package-lock.json'));
  // The product's .npmrc has this setting too: a lock file names no registry.
  const settings = ['--omit-lockfile-registry-resolved', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', '--package-lock-only', ...settings], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeManifest();
