import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { openCases } from './support/run-case.ts';

const root = join(import.meta.dirname, 'cases');
/** True to write the expected files again; read the difference before you commit it. */
const isUpdating = process.env['UPDATE_CASES'] === '1';

describe('the engine', () => {
  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const cases = useStarted(() => openCases(database.url));

  it.each(readdirSync(root))('answers the case %s with the expected data and SQL', async (name) => {
    const directory = join(root, name);

    const { answer, sql } = await cases.run(directory);

    const answerFile = join(directory, 'expected.json');
    const sqlFile = join(directory, 'expected.sql');
    if (isUpdating) {
      writeFileSync(answerFile, `${JSON.stringify(answer, null, 2)}\n`);
      writeFileSync(sqlFile, sql);
    }
    expect(answer).toEqual(JSON.parse(readFileSync(answerFile, 'utf8')));
    expect(sql).toBe(existsSync(sqlFile) ? readFileSync(sqlFile, 'utf8') : '');
  });
});
