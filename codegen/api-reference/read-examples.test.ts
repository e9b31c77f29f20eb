import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readExamples, readSamples } from './read-examples.ts';

/** Characters of a line that are seen without scrolling on a wide screen. */
const COLUMNS = 68;
const examples = readExamples(process.cwd());

describe('the code examples of docs/integrate', () => {
  it('are all linked in docs/integrate/api.md', () => {
    const paper = readFileSync('docs/integrate/api.md', 'utf8');

    expect(examples.filter(({ file }) => !paper.includes(`(examples/${file})`))).toEqual([]);
  });

  it('are all shown in the API reference', () => {
    const shown = examples.map(({ file }) => file);
    const files = readdirSync('docs/integrate/examples').filter((file) => file.includes('.'));

    expect(files.filter((file) => !shown.includes(file))).toEqual([]);
  });

  it('have no line that is too long for the pages that show them', () => {
    const samples = [...examples.map(({ code }) => code), ...Object.values(readSamples(process.cwd()))];

    expect(samples.flatMap((code) => code.split('\n')).filter((line) => line.length > COLUMNS)).toEqual([]);
  });

  it('in the folder guides/ are each embedded in a guide', () => {
    const shown = Object.keys(readSamples(process.cwd())).filter((file) => file.startsWith('guides/'));

    expect(shown.sort()).toEqual(
      readdirSync('docs/integrate/examples/guides')
        .map((file) => `guides/${file}`)
        .sort(),
    );
  });
});
