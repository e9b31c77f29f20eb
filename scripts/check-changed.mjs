import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { SMALL_PAGES } from './small-pages.mjs';

/** Runs the unit and site tests that the changes since the last commit touch. Vitest starts while they are looked for. */
const looking = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/print-changed-tests.ts']);

Object.assign(process.env, SMALL_PAGES, { SITE_WORKERS: String(availableParallelism()) });
Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: 'test' });
const settings = createHash('sha256').update(readFileSync('vitest.config.ts')).digest('hex').slice(0, 16);
const { createVitest } = await import('vitest/node');
const vitest = await createVitest('test', {
  watch: false,
  project: ['unit', 'site'],
  // The cache doesn't see which packages are bundled, as here alone: each list of them has a folder of its own.
  experimental: { fsModuleCache: true, fsModuleCachePath: `node_modules/.vite/check-changed/${settings}` },
});

const { changed, tests } = JSON.parse((await looking).stdout);
if (tests.length > 0) await vitest.start(tests);
else console.log(`None of the ${changed} changed files is loaded by a unit or site test.`);
await vitest.exit();
