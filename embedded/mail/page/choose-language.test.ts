import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const none = { asked: undefined, cookie: undefined, accepted: undefined };

describe('chooseLanguage for the inbox page', () => {
  it.each([
    ['English if nothing names a language', {}, 'en'],
    ["the browser's language", { accepted: 'fr, ar-EG;q=0.9, en;q=0.8' }, 'ar'],
    ['the language that the cookie remembers', { cookie: 'a=b; inbox_language=en', accepted: 'ar' }, 'en'],
    [
      'the language that a parameter of the address names',
      { asked: 'ar', cookie: 'inbox_language=en' },
      'ar',
    ],
    [
      'English if only languages that the inbox does not have are named',
      { asked: '"><script>', cookie: 'inbox_language=fr', accepted: 'de' },
      'en',
    ],
  ])('takes %s', (_what, wishes, expected) => {
    expect(chooseLanguage({ ...none, ...wishes })).toBe(expected);
  });
});
