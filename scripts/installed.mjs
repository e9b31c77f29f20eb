import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the packages that package-lock.json asks for and that are missing in `node_modules`, or stand there in another
 * version. `npm start` needs those of `dependencies`; `withTools` adds `devDependencies`. An optional package may be
 * missing: npm leaves out the binaries of other platforms.
 */
export function missingPackages(root, { withTools }) {
  const found = readInstalled(root);
  if (!found) return ['node_modules'];

  return Object.entries(readLock(join(root, 'package-lock.json')))
    .filter(([path, entry]) => path !== '' && (withTools || !entry.dev))
    .filter(([path, entry]) => (found[path] ? found[path].version !== entry.version : !isOptional(entry)))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/** Whether a package of `devDependencies` alone stands in `node_modules`. */
export function hasTools(root) {
  const found = readInstalled(root) ?? {};
  return Object.entries(readLock(join(root, 'package-lock.json'))).some(
    ([path, entry]) => entry.dev && !entry.optional && found[path],
  );
}

/** npm writes this file as the last step of an installation, so a torn one has none. */
function readInstalled(root) {
  const file = join(root, 'node_modules', '.package-lock.json');
  return existsSync(file) ? readLock(file) : undefined;
}

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function isOptional({ optional, devOptional, peer }) {
  return Boolean(optional || devOptional || peer);
}
