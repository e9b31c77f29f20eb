import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasTools, missingPackages } from './installed.mjs';
import { alone } from './one-at-a-time.mjs';

/**
 * Installs missing packages: those that start and build the product, and with `withTools` those of tests, linting and
 * code generation too, whatever NODE_ENV is. Installed packages are compared with package-lock.json one by one.
 */
export function install(root, { withTools = false } = {}) {
  refuseOldNode(root);
  if (missingPackages(root, { withTools }).length === 0) return;

  alone(join(root, '.installing'), () => {
    // Another command may have installed the packages while this one waited.
    if (missingPackages(root, { withTools }).length > 0) runNpm(root, withTools || hasTools(root));
  });
}

/**
 * Returns npm's arguments. `npm ci` would empty `node_modules` under a running product, so `npm install` completes an
 * existing one.
 */
export function npmArguments({ stands, withTools }) {
  const command = stands ? ['install', '--no-save'] : ['ci'];
  const set = withTools ? '--include=dev' : '--omit=dev';

  return [...command, set, '--no-audit', '--no-fund', '--loglevel=error'];
}

function runNpm(root, withTools) {
  console.log('Installing the dependencies …');
  const stands = existsSync(join(root, 'node_modules', '.package-lock.json'));
  const { status } = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    npmArguments({ stands, withTools }),
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status === 0) return;

  console.error('The dependencies could not be installed; npm says why above.');
  process.exit(1);
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
