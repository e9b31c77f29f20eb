import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '#tests/support/postgres/test-postgres.ts';
import { judge, runCases } from './hasura/run-cases.ts';

const DEFAULT_CASES = resolve(import.meta.dirname, '../../../shared/hasura-suite/cases');

/** Runs `npm run test:hasura -- [--cases DIR] [--only ID] [--tag core|extended]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string', default: DEFAULT_CASES },
      only: { type: 'string' },
      tag: { type: 'string' },
    },
  });
  if (!existsSync(join(values.cases, 'index.json'))) {
    print(`Hasura's cases are left out: there is no ${values.cases}.`);

    return;
  }
  const { superuserUrl, stop } = await startTestPostgres();
  try {
    const outcomes = await runCases({ ...values, superuserUrl, report: print });
    const { passed, failed } = judge(outcomes, values.only !== undefined || values.tag !== undefined, print);
    print(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await stop();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
