import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const POSTGRAPHILE = '5.1.5';
const NODE = '22';

export type Installed = { readonly folder: string; readonly node: string; readonly version: string };

/** Installs PostGraphile and the Node that it needs in a folder that git ignores; the product depends on neither. */
export function installPostgraphile(): Installed {
  const folder = resolve('node_modules/.cache/bench/postgraphile');
  const node = join(folder, 'node_modules/node/bin/node');
  const isThere = existsSync(join(folder, 'node_modules/postgraphile/package.json')) && existsSync(node);
  if (!isThere) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      '{"name":"bench-postgraphile","private":true,"type":"module"}',
    );
    const packages = [`postgraphile@${POSTGRAPHILE}`, `node@${NODE}`];
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...packages], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  return { folder, node, version: POSTGRAPHILE };
}
