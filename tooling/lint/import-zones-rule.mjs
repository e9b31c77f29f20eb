import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { zones } from './import-zones.mjs';
import { pathOf, ROOT } from './path-of.mjs';

const { imports } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
/** Prefixes of the paths in `imports` of package.json, each with its folder: `#actions/` and `actions/src/`. */
const prefixes = Object.entries(imports).map(([from, to]) => [
  from.replace('*', ''),
  posix.normalize(to.replace('*', '')),
]);
const borders = zones.map(({ target, from, except = [], message }) => ({
  target: posix.normalize(target),
  from: posix.normalize(from),
  except: except.map((folder) => posix.join(from, folder)),
  message,
}));

/** Refuses an import that a zone forbids, also one of types; it goes by the path and reads no imported file. */
export const importZones = {
  create(context) {
    const file = pathOf(context);
    const zonesOfFile = borders.filter(({ target }) => isWithin(file, target));
    if (zonesOfFile.length === 0) return {};
    const check = ({ source }) => {
      const path = typeof source?.value === 'string' ? resolve(source.value, posix.dirname(file)) : undefined;
      if (path === undefined) return;
      for (const { from, except, message } of zonesOfFile) {
        const isForbidden = isWithin(path, from) && !except.some((folder) => isWithin(path, folder));
        if (isForbidden) context.report({ node: source, message });
      }
    };

    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** Finds the imported path in the repository; undefined for a package. */
function resolve(specifier, folder) {
  if (specifier.startsWith('.')) return posix.join(folder, specifier);
  const [prefix, start] = prefixes.find(([name]) => specifier.startsWith(name)) ?? [];

  return prefix && start + specifier.slice(prefix.length);
}

function isWithin(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}
