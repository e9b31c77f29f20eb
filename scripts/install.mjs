import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the dependencies when they are missing or older than the lock file; those for development too,
 * which build the product, whatever NODE_ENV says.
 */
export function install(root) {
  refuseOldNode(root);
  const installed = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;

  console.log('Installing the dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed; npm says why above.');
    process.exit(1);
  }
  utimesSync(installed, new Date(), new Date());
}

function refuseOldNode(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const found = process.versions.node.split('.').map(Number);
  const difference = wanted.map((part, index) => found[index] - part).find((part) => part !== 0) ?? 0;
  if (difference >= 0) return;

  console.error(`Node ${wanted.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
