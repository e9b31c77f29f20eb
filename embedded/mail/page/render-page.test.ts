import { describe, expect, it } from 'vitest';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { renderPage } from './render-page.ts';

describe('the page of the inbox', () => {
  it('is in its language and direction, and leads to the other one', () => {
    expect(renderPage('en')).toMatch(
      /<html lang="en" dir="ltr">[\s\S]*>Mail inbox<[\s\S]*\?language=ar" lang="ar"/,
    );
    expect(renderPage('ar')).toMatch(
      /<html lang="ar" dir="rtl">[\s\S]*>صندوق البريد<[\s\S]*\?language=en" lang="en"/,
    );
  });

  it('has the same texts in both languages, none of which is markup', () => {
    expect(Object.keys(ar)).toEqual(Object.keys(en));
    expect([...Object.values(en), ...Object.values(ar)].filter((text) => /[<>&"]/.test(text))).toEqual([]);
  });
});
