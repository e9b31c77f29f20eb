import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const VERSION = '6.65.0';
/** Packages that its export loads, in the versions that it asks for. */
const NEEDED = [
  ...[
    'papaparse@5.5.4',
    'moment@2.24.0',
    'fs-extra@11.3.6',
    '@tryghost/logging@5.4.5',
    '@tryghost/errors@3.3.14',
  ],
  './package/components/tryghost-metafield-types-0.0.0.tgz',
];
const INSTALL_MS = 1_200_000;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = here(`../../node_modules/.cache/ghost-${VERSION}`);

/** Unpacks Ghost, and puts beside it what its export loads: all of Ghost needs another Node and a compiler. */
async function install(): Promise<void> {
  if (existsSync(join(folder, 'node_modules'))) return;
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder };
  await run('npm', ['pack', `ghost@${VERSION}`, '--silent'], options);
  await run('tar', ['xzf', `ghost-${VERSION}.tgz`], options);
  const flags = ['--prefix', '.', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  await run('npm', ['install', ...flags, ...NEEDED], options);
}

it(
  'the file that Ghost’s export writes is still the committed one; with -u it is written again',
  async () => {
    await install();
    const out = join(folder, 'members.csv');
    await run(process.execPath, [here('writers/write-ghost.mjs'), join(folder, 'package'), out]);

    const written = here('../actions/imports/programs/ghost.csv');
    await expect(readFileSync(out, 'utf8')).toMatchFileSnapshot(written);
  },
  INSTALL_MS,
);
