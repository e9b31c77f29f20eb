import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/build/decisions';
const FOLDERS = [
  'actions',
  'deploy',
  'docs',
  'embedded',
  'hasura',
  'keycloak',
  'rules',
  'runtime',
  'scripts',
  'src',
  'tests',
  'web',
];
const TEXT = /\.(css|js|json|md|mjs|sql|ts|tsx|ya?ml)$/;
const REFERENCE = /\bdecisions? (\d+)\b|build\/decisions\/(\d{4})/gi;

const files = readdirSync(FOLDER).toSorted();
const numbers = files.map((file) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]));

/** Lists the text files of the repository, which may refer to decisions. */
function texts(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return [...readdirSync('.'), ...inFolders].filter((file) => TEXT.test(file));
}

/** Finds each mention of a decision by its number. */
function references(): Array<{ file: string; number: number }> {
  return texts().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(REFERENCE)].map(([, spoken, path]) => ({
      file,
      number: Number(spoken ?? path),
    })),
  );
}

describe('the decisions', () => {
  it('are numbered from 1 without a gap', () => {
    expect(numbers).toEqual(files.map((_, index) => index + 1));
  });

  it('carry the number of their file in the heading', () => {
    const headings = files.map((file) =>
      Number(/^# (\d+)\. /.exec(readFileSync(`${FOLDER}/${file}`, 'utf8'))?.[1]),
    );

    expect(headings).toEqual(numbers);
  });

  it('exist where something refers to them', () => {
    const found = references();

    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });
});
