import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const detect = (acceptLanguage: string | undefined, cookie?: string, query = '', path = '/') =>
  detectLanguage({ path, query: new URLSearchParams(query), cookie, acceptLanguage });

describe('detectLanguage', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'en'],
    ['AR', 'ar'],
    ['ar-SA,ar;q=0.9', 'ar'],
    ['en;q=0.5, ar;q=0.9', 'ar'],
    ['ar;q=0, en', 'en'],
    ['ar;q=nonsense', 'en'],
    ['arn', 'en'],
    [`${'fr,'.repeat(49)}ar`, 'ar'],
    [`${'fr,'.repeat(50)}ar`, 'en'],
  ])('reads the wish %s as %s', (header, language) => expect(detect(header)).toBe(language));

  it('passes an unknown language over', () => {
    expect(detect('ar', 'i18next=fr', 'lng=de')).toBe('ar');
    expect(detect('en', 'i18next=ar-EG')).toBe('ar');
    expect(detect('en', 'xi18next=ar')).toBe('en');
  });

  it('obeys path, query, cookie and browser, in this order', () => {
    expect(detect('en', 'i18next=en', 'lng=en', '/ar')).toBe('ar');
    expect(detect('en', 'i18next=en', 'lng=ar')).toBe('ar');
    expect(detect('ar', 'a=b; i18next=en')).toBe('en');
    expect(detect('ar', undefined, '', '/english')).toBe('ar');
  });
});
