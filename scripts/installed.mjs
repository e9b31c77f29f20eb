import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the packages of package-lock.json that are missing in `node_modules` or installed in another version. `npm start`
 * needs those of `dependencies`; `withTools` adds `devDependencies`. An optional package may be missing, as npm leaves
 * out the binaries of other platforms.
 */
export function missingPackages(root, { withTools }) {
  const found = readInstalled(root);
  if (!found) return ['node_modules'];

  return Object.entries(readLock(join(root, 'package-lock.json')))
    .filter(([path, entry]) => path !== '' && (withTools || !entry.dev))
    .filter(([path, entry]) => (found[path] ? found[path].version !== entry.version : !isOptional(entry)))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/** Tells whether `node_modules` contains a package that only `devDependencies` need. */
export function hasTools(root) {
  const found = readInstalled(root) ?? {};
  return Object.entries(readLock(join(root, 'package-lock.json'))).some(
    ([path, entry]) => entry.dev && !entry.optional && found[path],
  );
}

/** Reads npm's list of installed packages; npm writes it last, so it is missing after an interrupted installation. */
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
