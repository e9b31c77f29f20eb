import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeVariables } from './make-variables.ts';
import { readExample } from './read-example.ts';

describe('docs/operate/variables.md', () => {
  it('is what the schemas and .env.example say: npm run codegen writes it', () => {
    const { filename, content } = makeVariables(process.cwd());

    expect(readFileSync(filename, 'utf8')).toBe(content);
  });
});

describe('readExample', () => {
  it('reads the section, value and comment of each variable, and which one is secret', () => {
    const text =
      '# Of the file.\n\n# --- Mail: all of it ---\n# The server\n# (secret)\nURL=\nFOLDER=a\n# (secret)\nKEY=\n';

    const section = 'Mail: all of it';
    const comment = 'The server';
    expect(readExample(text)).toEqual([
      { name: 'URL', section, value: '', comment, isOwn: false, isSecret: true },
      { name: 'FOLDER', section, value: 'a', comment, isOwn: false, isSecret: false },
      { name: 'KEY', section, value: '', comment, isOwn: false, isSecret: true },
    ]);
  });
});
