import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'hasura/migrations/default';
/** The last migration that was applied before the rule; such files are never edited. */
const LAST_WITHOUT = 1795503000000n;

const files = readdirSync(FOLDER)
  .filter((folder) => BigInt(folder.split('_')[0] ?? '') > LAST_WITHOUT)
  .flatMap((folder) => [`${folder}/up.sql`, `${folder}/down.sql`]);

describe('new migration files', () => {
  it('begin by setting a lock_timeout of at most 5 s', () => {
    const others = files.filter((file) => {
      const [first = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('--'));
      return !/^set local lock_timeout = '[1-5]s';$/.test(first);
    });

    expect(others).toEqual([]);
  });
});
