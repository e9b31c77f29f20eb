import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Form of a row's reference: a file in code font, a dash, the title of the test. */
const REFERENCE = /^`([^`]+)` – (.+)$/;

const rows = readFileSync(new URL('docs/spec-coverage.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| SPEC') && !line.startsWith('| ---'))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

const references = rows.flatMap(([sentence, tests = '']) =>
  tests.split('<br>').map((text) => ({ sentence, text })),
);

/** Tells whether a source has a test of this title, whatever its quotes. */
function hasTest(source: string, title: string): boolean {
  const titles = [title, title.replaceAll("'", "\\'")];

  return titles.some((text) =>
    ["'", '"', '`'].some(
      (quote) =>
        source.includes(`(${quote}${text}${quote},`) ||
        source.includes(`\n    ${quote}${text}${quote},`) ||
        // The table of `itSome`.
        source.includes(`\n      ${quote}${text}${quote}:`) ||
        source.includes(`\n    ${quote}${text}${quote}:`),
    ),
  );
}

describe('docs/spec-coverage.md', () => {
  it('names a test for every sentence', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(rows.filter((cells) => cells.length !== 2)).toEqual([]);
  });

  it('names no test that does not exist', () => {
    const wrong = references.filter(({ text }) => {
      const [, file = '', title = ''] = REFERENCE.exec(text) ?? [];
      const path = fileURLToPath(new URL(file, root));
      return file === '' || !existsSync(path) || !hasTest(readFileSync(path, 'utf8'), title);
    });

    expect(wrong).toEqual([]);
  });
});
