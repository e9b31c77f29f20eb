import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../tooling/packages/files-below.ts';
import { ADVISORY_LOCKS, HASHED_ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';

const LOCKING = /pg_(?:try_)?advisory_(?:xact_)?(?:un)?lock(?:_shared)?\(([^;\n]*)/g;
const { import: ofImport, ...ofTexts } = HASHED_ADVISORY_LOCKS;
const IN_SQL = [
  ...Object.values(ADVISORY_LOCKS),
  ...Object.values(ofTexts).map(({ text, seed }) => `hashtextextended('${text}', ${seed})`),
];

const files = filesBelow(
  ['actions', 'embedded', 'hasura', 'keycloak', 'runtime', 'web'],
  /(?<!\.test)\.(ts|sql)$/,
);

/** Arguments of each call that takes an advisory lock, by file. */
const calls = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(LOCKING)].map(([, key = '']) => ({ file, key })),
);

describe("the keys of PostgreSQL's advisory locks", () => {
  it('differ from each other', () => {
    const keys = Object.values(ADVISORY_LOCKS);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are registered in ADVISORY_LOCKS if a migration uses them', () => {
    const inSql = calls.filter(({ file }) => file.endsWith('.sql'));
    expect(inSql.length).toBeGreaterThan(0);
    const strange = inSql.filter(({ key }) => !IN_SQL.some((known) => key.startsWith(`${known})`)));
    expect(strange).toEqual([]);
  });

  it('are taken from ADVISORY_LOCKS, not written as numbers, in TypeScript', () => {
    const inCode = calls.filter(({ file }) => file.endsWith('.ts'));
    expect(inCode.length).toBeGreaterThan(0);
    const strange = inCode.filter(({ file }) => !readFileSync(file, 'utf8').includes('ADVISORY_LOCKS'));
    expect(strange).toEqual([]);
    const written = inCode.filter(({ key }) => /\d{3}/.test(key) || key.includes(`, ${ofImport.seed}`));
    expect(written).toEqual([]);
  });
});
