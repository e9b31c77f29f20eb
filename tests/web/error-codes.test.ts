import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../tooling/packages/files-below.ts';

const THROWN =
  /(?:new ActionError\(\s*|\brefusal\(\s*\w+,\s*|\berrorBody\(\s*|\bcode: )'([a-z]+(?:-[a-z]+)+|unexpected|PERSISTED_QUERY_NOT_FOUND)'/g;

/** Returns the error codes in the sources of a folder. */
function codesOf(folder: string): string[] {
  const codes = filesBelow([folder], /(?<!\.test)\.ts$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(THROWN)].map(([, code]) => code),
  );

  return [...new Set(codes.filter((code) => code !== undefined))].sort();
}

/** Returns the first column of a section's table. */
function documentedIn(section: string): string[] {
  const page = readFileSync('docs/integrate/error-codes.md', 'utf8');
  const text = page.split('\n## ').find((part) => part.startsWith(section)) ?? '';

  return [...text.matchAll(/^\| `([a-z-]+|PERSISTED_QUERY_NOT_FOUND)`/gm)]
    .map(([, code]) => code ?? '')
    .sort();
}

describe('docs/integrate/error-codes.md', () => {
  it.each([
    ['Actions service', 'actions/src'],
    ['Web server', 'web'],
  ])('lists exactly the error codes that the source of the %s contains', (section, folder) => {
    expect(documentedIn(section)).toEqual(codesOf(folder));
  });

  it("lists exactly the engine's error codes, both its own and Hasura's", () => {
    const source = readFileSync('embedded/engine/errors/engine-error.ts', 'utf8');
    const [type = ''] = source.split(';', 1);
    const codes = [...type.matchAll(/\| '([a-z-]+)'/g)].map(([, code]) => code ?? '');

    expect(codes.length).toBeGreaterThan(20);
    expect([...documentedIn('GraphQL engine'), ...documentedIn("Hasura's own codes")].sort()).toEqual(
      codes.sort(),
    );
  });
});
