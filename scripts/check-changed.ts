import { execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { readImporters, testsOf } from './changed-tests.ts';

/** Runs the unit and site tests that the changes since the last commit touch. */
const git = (...given: string[]) =>
  execFileSync('git', given, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--relative', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const tests = testsOf(changed, readImporters());
if (tests.length === 0) {
  console.log(`None of the ${changed.length} changed files is loaded by a unit or site test.`);
} else {
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--experimental.fsModuleCache',
    '--project',
    'unit',
    '--project',
    'site',
    ...tests,
  ];
  const env = { ...process.env, SITE_WORKERS: String(availableParallelism()) };
  process.exit(spawnSync(process.execPath, vitest, { stdio: 'inherit', env }).status ?? 1);
}
