import { execFileSync } from 'node:child_process';
import { readSources, testsOf } from './changed-tests.ts';

/** Prints the number of files that changed since the last commit, and the tests that they touch. */
const git = (...given: string[]) =>
  execFileSync('git', given, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--relative', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

process.stdout.write(JSON.stringify({ changed: changed.length, tests: testsOf(changed, readSources()) }));
