import { describe, expect, it } from 'vitest';
import { languageOfTag, wishedLanguage } from './wished-language.ts';

const LANGUAGES = ['en', 'ar'] as const;

describe('wishedLanguage', () => {
  it.each([
    ['ar', 'ar'],
    ['fr, ar-EG;q=0.9, en;q=0.8', 'ar'],
    ['en;q=0.2, ar;q=0.7', 'ar'],
    ['en;q=0, ar;q=0.1', 'ar'],
    ['en;q=0.5, ar ; Q=0.9', 'ar'],
    ['de, fr;q=0.5', undefined],
    ['', undefined],
    [undefined, undefined],
    [`${'de,'.repeat(60)}ar`, undefined],
  ])('reads the Accept-Language header %s as %s', (header, language) => {
    expect(wishedLanguage(header, LANGUAGES)).toBe(language);
  });
});

describe('languageOfTag', () => {
  it.each([
    ['AR_sa', 'ar'],
    [' en-GB ', 'en'],
    ['arz', undefined],
    [null, undefined],
  ])('reads the language tag %s as %s', (tag, language) => {
    expect(languageOfTag(tag, LANGUAGES)).toBe(language);
  });
});
