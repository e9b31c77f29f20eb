import { describe, expect, it } from 'vitest';
import { contactPattern, toSearchKey } from './search-key.ts';

describe('the search of contacts', () => {
  it.each([
    ['Salma@Example.test', 'salma example test'],
    ['أَحْمَد', 'AHMD'],
    ['احمد', 'AHMD'],
    ['هدى الخضراء', 'UDY ALXORA'],
    ['ŁUKASZ', 'łukasz'],
    ['İbrahim', 'ibrahim'],
  ])('turns the text %s into the search key %s', (text, key) => {
    expect(toSearchKey(text)).toBe(key);
  });

  it('finds three or more characters anywhere, and two only at the beginning of a word', () => {
    expect(contactPattern('lma')).toBe('lma');
    expect(contactPattern('Sa')).toBe('(^| )sa');
    expect(contactPattern('سل')).toBe('(^| )SL');
    expect(contactPattern('50?')).toBe(String.raw`50\?`);
  });
});
