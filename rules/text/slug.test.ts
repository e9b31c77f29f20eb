import { describe, expect, it } from 'vitest';
import { isSlug, slugFrom } from './slug.ts';

describe('slugFrom', () => {
  it.each([
    ['New servers in São Paulo!', 'new-servers-in-sao-paulo'],
    ['  PHP 8.3 -- now  ', 'php-8-3-now'],
    ['خوادم جديدة', ''],
    ['x'.repeat(200), 'x'.repeat(80)],
    [`${'ab '.repeat(30)}`, Array(27).fill('ab').join('-')],
  ])('makes of %j the address %j', (title, slug) => {
    expect(slugFrom(title)).toBe(slug);
  });

  it('makes only what isSlug takes, of any title that has a Latin letter', () => {
    for (const title of ['a', 'É', 'A-', '-a', 'ﬁ', 'a\u0000b', 'Ⅷ'])
      expect(isSlug(slugFrom(title))).toBe(true);
  });
});

describe('isSlug', () => {
  it.each(['', 'A', 'a--b', '-a', 'a-', 'a/b', 'a.b', 'a b', 'é', 'a\n'])('refuses %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
