import { describe, expect, it } from 'vitest';
import { readExample } from './read-example.ts';

describe('readExample', () => {
  it('reads section, value and comment of each variable in .env.example, and whether it is a secret', () => {
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
