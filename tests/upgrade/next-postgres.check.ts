import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge, runCases } from '#tests/engine/hasura/run-cases.ts';
import { startTestPostgres, type TestPostgres } from '#tests/support/postgres/test-postgres.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { installNextPostgres } from './next-postgres.ts';

const HASURA_CASES = resolve(import.meta.dirname, '../../../shared/hasura-suite/cases');
/** Tests of what depends on PostgreSQL's version: SQL and catalog, migrations, live queries, backups. */
const SHARE = [
  'tests/engine/sql',
  'tests/engine/cases.test.ts',
  'tests/engine/evaluator',
  'tests/engine/live',
  'tests/hasura',
  'tests/postgres',
  'tests/backup',
];

describe('on the next major version of PostgreSQL', () => {
  const programs = useDataFolder();
  const postgres: TestPostgres = useStarted(() => startTestPostgres(installNextPostgres(programs)));

  it.each(SHARE)('the tests of %s pass', (tests) => {
    const vitest = join('node_modules', 'vitest', 'vitest.mjs');
    const env = { ...process.env, TEST_POSTGRES_URL: postgres.superuserUrl };

    execFileSync(process.execPath, [vitest, 'run', '--project', 'integration', tests], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  });

  it('the engine answers Hasura’s own test cases', async ({ skip }) => {
    if (!existsSync(join(HASURA_CASES, 'index.json'))) skip(`there is no ${HASURA_CASES}`);
    const reports: string[] = [];
    const report = (line: string) => reports.push(line);

    const outcomes = await runCases({
      cases: HASURA_CASES,
      superuserUrl: postgres.superuserUrl,
      report,
    });

    expect(judge(outcomes, false, report).failed, reports.join('\n')).toBe(0);
  });
});
