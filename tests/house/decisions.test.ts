import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODE_FOLDERS, filesBelow } from '../../tooling/packages/files-below.ts';

const FOLDER = 'docs/build/decisions';
const FOLDERS = [...CODE_FOLDERS, 'deploy', 'docs', 'hasura'];
const TEXT = /\.(css|js|json|md|mjs|sql|ts|tsx|ya?ml)$/;
const REFERENCE = /\bdecisions? (\d+)\b|build\/decisions\/(\d{4})/gi;

/** Line of the index: number, file, and the title with what follows it. */
const LINE = /^- \[(\d+)\]\((\S+)\): ([^]+)$/;

const files = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .toSorted();
const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
const lines = index.split(/\n(?=- )|\n\n/).flatMap((entry) => {
  const [, number, file = '', text = ''] = LINE.exec(entry) ?? [];
  return number === undefined ? [] : [{ number: Number(number), file, text }];
});
const numbers = files.map((file) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]));

/** Lists the decisions that a head names after "Superseded by" or "Superseded in part by". */
function supersededBy(file: string): string[] {
  const [, head = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n\n');
  return head.startsWith('Superseded ') ? linked(head) : [];
}

const linked = (text: string) => [...text.matchAll(/\]\((\d{4}-\S+\.md)\)/g)].map(([, file = '']) => file);

/** Finds each mention of a decision by its number, in the text files of the repository. */
function references(): Array<{ file: string; number: number }> {
  const texts = [...readdirSync('.').filter((file) => TEXT.test(file)), ...filesBelow(FOLDERS, TEXT)];

  return texts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(REFERENCE)].map(([, spoken, path]) => ({
      file,
      number: Number(spoken ?? path),
    })),
  );
}

describe('the decision records', () => {
  it('are numbered from 1 without a gap', () => {
    expect(numbers).toEqual(files.map((_, index) => index + 1));
  });

  it('have the number of their file name in their heading', () => {
    const headings = files.map((file) =>
      Number(/^# (\d+)\. /.exec(readFileSync(`${FOLDER}/${file}`, 'utf8'))?.[1]),
    );

    expect(headings).toEqual(numbers);
  });

  it('include each number that code or a document refers to', () => {
    const found = references();

    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });

  it('have one line each in the index, with their number', () => {
    expect(lines.map(({ file }) => file).toSorted()).toEqual(files);
    expect(lines.filter(({ number, file }) => number !== Number(file.slice(0, 4)))).toEqual([]);
  });

  it('name what supersedes them, both in their head and in the index', () => {
    const heads = files.map((file) => ({ file, by: supersededBy(file) }));
    const indexed = lines.map(({ file, text }) => ({ file, by: linked(text) }));

    expect(indexed.toSorted((one, other) => one.file.localeCompare(other.file))).toEqual(heads);
    expect(heads.filter(({ by }) => by.length > 0).length).toBeGreaterThan(0);
  });
});
