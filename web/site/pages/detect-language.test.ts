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
  ])('reads the Accept-Language header %s as %s', (header, language) =>
    expect(detect(header)).toBe(language),
  );

  it('ignores a language that the site does not have', () => {
    expect(detect('ar', 'i18next=fr', 'lng=de')).toBe('ar');
    expect(detect('en', 'i18next=ar-EG')).toBe('ar');
    expect(detect('en', 'xi18next=ar')).toBe('en');
  });

  it('prefers the path, then the query string, then the cookie, then the Accept-Language header', () => {
    expect(detect('en', 'i18next=en', 'lng=en', '/ar')).toBe('ar');
    expect(detect('en', 'i18next=en', 'lng=ar')).toBe('ar');
    expect(detect('ar', 'a=b; i18next=en')).toBe('en');
    expect(detect('ar', undefined, '', '/english')).toBe('ar');
  });
});
