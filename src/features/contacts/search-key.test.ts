import { describe, expect, it } from 'vitest';
import { contactPatterns, toSearchKey } from './search-key.ts';

describe('the search of contacts', () => {
  it.each([
    ['Salma@Example.test', 'salma example test'],
    ['أَحْمَد', 'AHMD'],
    ['احمد', 'AHMD'],
    ['هدى الخضراء', 'UDY ALXORA'],
    ['ŁUKASZ', 'łukasz'],
  ])('turns the text %s into the search key %s', (text, key) => {
    expect(toSearchKey(text)).toBe(key);
  });

  it('finds three or more characters anywhere, and two only at the beginning of a word', () => {
    expect(contactPatterns('lma')).toEqual(['%lma%']);
    expect(contactPatterns('Sa')).toEqual(['sa%', '% sa%']);
    expect(contactPatterns('سل')).toEqual(['SL%', '% SL%']);
    expect(contactPatterns('50%')).toEqual(['%50\\%%']);
  });
});
