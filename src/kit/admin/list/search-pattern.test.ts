import { describe, expect, it } from 'vitest';
import { indexedPattern, searchPattern } from './search-pattern.ts';

describe('searchPattern', () => {
  it('takes characters that mean something in a pattern literally', () => {
    expect(searchPattern('100% (1+1).*')).toBe(String.raw`100% \(1\+1\)\.\*`);
  });

  it('spells out capital and small letters, and an accent that is a character of its own', () => {
    expect(searchPattern('aß')).toBe('[aA]ß');
    expect(searchPattern('e\u0301')).toBe('(\u00e9|\u00c9|e\u0301|E\u0301)');
  });

  it('looks for a mark where there is nothing else', () => {
    expect(searchPattern('\u0640')).not.toBe('');
  });
});

describe('indexedPattern', () => {
  it('finds three or more characters anywhere, and fewer only at the beginning of a word', () => {
    expect(indexedPattern('50%')).toBe('50%');
    expect(indexedPattern('47')).toBe('(^| )47');
    expect(indexedPattern('.')).toBe(String.raw`(^| )\.`);
  });

  it('spells out no capitals, as the column has none but those that stand for Arabic letters', () => {
    expect(indexedPattern('AHM')).toBe('AHM');
    expect(indexedPattern('\u03c3os')).toBe('[\u03c3\u03c2]os');
  });
});
