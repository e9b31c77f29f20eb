import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const none = { asked: undefined, cookie: undefined, accepted: undefined };

describe('chooseLanguage for the inbox page', () => {
  it.each([
    ['English where nothing is known', {}, 'en'],
    ["the browser's language", { accepted: 'fr, ar-EG;q=0.9, en;q=0.8' }, 'ar'],
    ['what was chosen last', { cookie: 'a=b; inbox_language=en', accepted: 'ar' }, 'en'],
    ['what the address asks for', { asked: 'ar', cookie: 'inbox_language=en' }, 'ar'],
    [
      'no language that is none of ours',
      { asked: '"><script>', cookie: 'inbox_language=fr', accepted: 'de' },
      'en',
    ],
  ])('takes %s', (_what, wishes, expected) => {
    expect(chooseLanguage({ ...none, ...wishes })).toBe(expected);
  });
});
