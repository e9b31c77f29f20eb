import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, readCode } from '../../tooling/packages/files-below.ts';

const SERVER = ['actions', 'embedded', 'keycloak', 'rules', 'runtime', 'web'];
const DECISION = readFileSync('docs/build/decisions/0064-private-parts-of-libraries.md', 'utf8');

/**
 * Patterns of private parts: a package's inner folder, its whole namespace (types omit some of it), a prototype, a
 * member that begins with an underscore.
 */
const PRIVATE = [
  /from '(?!node:|[.#])[^']+\/(lib|dist|src|internal)\//,
  /import \* as \w+ from '(?!node:|[.#])/,
  /\.prototype\b/,
  /\w\._[a-z]\w*/,
];

describe('private parts of npm packages', () => {
  it('are used only in files that decision 64 lists', () => {
    const files = filesBelow(SERVER, /(?<!\.test)\.ts$/);
    const found = files.filter((file) => PRIVATE.some((pattern) => pattern.test(readCode(file))));

    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((file) => !DECISION.includes(`\`${file}\``))).toEqual([]);
  });

  it('are listed in decision 64 with files and tests that exist', () => {
    const named = [...DECISION.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) => file);

    expect(named.length).toBeGreaterThan(SERVER.length);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
