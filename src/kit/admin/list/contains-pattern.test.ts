import { describe, expect, it } from 'vitest';
import { containsPattern, indexedPatterns } from './contains-pattern.ts';

describe('containsPattern', () => {
  it('matches a text anywhere, and takes the wildcards in it literally', () => {
    expect(containsPattern('100% a_b\\c')).toBe(String.raw`%100\% a\_b\\c%`);
  });
});

describe('indexedPatterns', () => {
  it('match a text of three or more characters anywhere', () => {
    expect(indexedPatterns('شرك')).toEqual(['%شرك%']);
    expect(indexedPatterns('50%')).toEqual([String.raw`%50\%%`]);
  });

  it('match a text of one or two characters only at the beginning of a word', () => {
    expect(indexedPatterns('47')).toEqual(['47%', '% 47%']);
    expect(indexedPatterns('_')).toEqual([String.raw`\_%`, String.raw`% \_%`]);
  });
});
