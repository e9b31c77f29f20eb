import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readExamples } from './read-examples.ts';

const examples = readExamples(process.cwd());

describe('the examples', () => {
  it('stand in docs/api.md as they are in their files, which tests run', () => {
    const paper = readFileSync('docs/api.md', 'utf8');

    expect(examples.filter(({ code }) => !paper.includes(`\n${code}\n\`\`\``))).toEqual([]);
  });

  it('are all shown', () => {
    const shown = examples.map(({ file }) => file);
    const files = readdirSync('docs/examples').filter((file) => file.includes('.'));

    expect(files.filter((file) => !shown.includes(file))).toEqual([]);
  });
});
