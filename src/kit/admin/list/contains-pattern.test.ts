import { describe, expect, it } from 'vitest';
import { containsPattern, indexedPatterns } from './contains-pattern.ts';

describe('containsPattern', () => {
  it('finds a text anywhere, its wildcards taken as letters', () => {
    expect(containsPattern('100% a_b\\c')).toBe(String.raw`%100\% a\_b\\c%`);
  });
});

describe('indexedPatterns', () => {
  it('find three characters and more anywhere', () => {
    expect(indexedPatterns('شرك')).toEqual(['%شرك%']);
    expect(indexedPatterns('50%')).toEqual([String.raw`%50\%%`]);
  });

  it('find one or two at the beginnings of words', () => {
    expect(indexedPatterns('47')).toEqual(['47%', '% 47%']);
    expect(indexedPatterns('_')).toEqual([String.raw`\_%`, String.raw`% \_%`]);
  });
});
