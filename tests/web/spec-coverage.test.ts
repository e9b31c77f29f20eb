import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSentences } from '../../codegen/spec-coverage/make-spec-coverage.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sentences = readSentences(root).flatMap((section) => section.sentences);

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

describe('the sentences of the specification in sentences.json', () => {
  it('each name a test, or the reason why there is none', () => {
    const unshown = sentences.filter(
      ({ tests, why }) => Object.values(tests).flat().length > 0 === (why !== undefined),
    );

    expect(sentences.length).toBeGreaterThan(200);
    expect(unshown).toEqual([]);
  });

  it('name only tests that exist', () => {
    const named = sentences.flatMap(({ tests }) =>
      Object.entries(tests).flatMap(([file, titles]) => titles.map((title) => ({ file, title }))),
    );
    const missing = named.filter(({ file, title }) => {
      const path = `${root}${file}`;
      return !existsSync(path) || !hasTest(readFileSync(path, 'utf8'), title);
    });

    expect(missing).toEqual([]);
  });
});
