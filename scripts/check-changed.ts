import { execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { readSources, testsOf } from './changed-tests.ts';
import { SMALL_PAGES } from './small-pages.mjs';

/** Runs the unit and site tests that the changes since the last commit touch. */
const git = (...given: string[]) =>
  execFileSync('git', given, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--relative', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const tests = testsOf(changed, readSources());
if (tests.length === 0) {
  console.log(`None of the ${changed.length} changed files is loaded by a unit or site test.`);
}

/** Runs tests of one project; one after the other, as Vitest runs projects with different workers only in groups. */
function run(project: string, files: readonly string[]): number {
  if (files.length === 0) return 0;
  // The cache doesn't see that packages are bundled here alone: it has a folder of its own.
  const cache = [
    '--experimental.fsModuleCache',
    '--experimental.fsModuleCachePath=node_modules/.vite/changed',
  ];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...cache];
  const env = { ...process.env, ...SMALL_PAGES, SITE_WORKERS: String(availableParallelism()) };

  return (
    spawnSync(process.execPath, [...vitest, '--project', project, ...files], { stdio: 'inherit', env })
      .status ?? 1
  );
}

const isOfSite = (file: string) => file.startsWith('src/');
const codes = [
  run(
    'unit',
    tests.filter((file) => !isOfSite(file)),
  ),
  run('site', tests.filter(isOfSite)),
];
process.exitCode = Math.max(...codes);
