import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { judge, runCases } from './hasura/run-cases.ts';

const DEFAULT_CASES = resolve(import.meta.dirname, '../../../shared/hasura-suite/cases');

/** Runs `npm run test:hasura -- [--cases DIR] [--only ID] [--tag core|extended] [--database-url URL]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string', default: DEFAULT_CASES },
      only: { type: 'string' },
      tag: { type: 'string' },
      'database-url': { type: 'string' },
    },
  });
  if (!existsSync(join(values.cases, 'index.json'))) {
    print(`Hasura's cases are left out: there is no ${values.cases}.`);

    return;
  }
  const database = values['database-url'] ? given(values['database-url']) : await startDatabase();
  try {
    const outcomes = await runCases({ ...values, superuserUrl: database.url, report: print });
    const { passed, failed } = judge(outcomes, values.only !== undefined || values.tag !== undefined, print);
    print(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await database.stop();
  }
}

function given(url: string) {
  return { url, stop: () => Promise.resolve() };
}

async function startDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hostfront-hasura-'));
  const postgres = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    superuserPassword: 'conformance',
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });

  return {
    url: postgres.superuserUrl,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
