import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADVISORY_LOCKS, HASHED_ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';

const LOCKING = /pg_(?:try_)?advisory_(?:xact_)?(?:un)?lock(?:_shared)?\(([^;\n]*)/g;
const { import: ofImport, lastAdmin } = HASHED_ADVISORY_LOCKS;
const IN_SQL = [...Object.values(ADVISORY_LOCKS), `hashtextextended('${lastAdmin.text}', ${lastAdmin.seed})`];

const files = execFileSync(
  'git',
  ['ls-files', 'actions', 'embedded', 'hasura', 'keycloak', 'runtime', 'web'],
  {
    encoding: 'utf8',
  },
).split('\n');

/** Arguments of each call that takes an advisory lock, by file. */
const calls = files
  .filter((file) => /\.(ts|sql)$/.test(file) && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LOCKING)].map(([, key = '']) => ({ file, key })),
  );

describe('advisory locks', () => {
  it('have different keys', () => {
    const keys = Object.values(ADVISORY_LOCKS);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('have registered keys in migrations', () => {
    const inSql = calls.filter(({ file }) => file.endsWith('.sql'));
    expect(inSql.length).toBeGreaterThan(0);
    const strange = inSql.filter(({ key }) => !IN_SQL.some((known) => key.startsWith(`${known})`)));
    expect(strange).toEqual([]);
  });

  it('take their keys from the registry in TypeScript', () => {
    const inCode = calls.filter(({ file }) => file.endsWith('.ts'));
    expect(inCode.length).toBeGreaterThan(0);
    const strange = inCode.filter(({ file }) => !readFileSync(file, 'utf8').includes('ADVISORY_LOCKS'));
    expect(strange).toEqual([]);
    const written = inCode.filter(({ key }) => /\d{3}/.test(key) || key.includes(`, ${ofImport.seed}`));
    expect(written).toEqual([]);
  });
});
