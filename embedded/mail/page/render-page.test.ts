import { describe, expect, it } from 'vitest';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { renderPage } from './render-page.ts';

describe('the inbox page', () => {
  it('declares its language and direction, and links to its version in the other language', () => {
    expect(renderPage('en')).toMatch(
      /<html lang="en" dir="ltr">[\s\S]*<h1><svg.*>Mail inbox<[\s\S]*\?language=ar" lang="ar"/,
    );
    expect(renderPage('ar')).toMatch(
      /<html lang="ar" dir="rtl">[\s\S]*>صندوق البريد<[\s\S]*\?language=en" lang="en"/,
    );
  });

  it('has every text in English and Arabic, none of which contains HTML', () => {
    expect(Object.keys(ar)).toEqual(Object.keys(en));
    expect([...Object.values(en), ...Object.values(ar)].filter((text) => /[<>&"]/.test(text))).toEqual([]);
  });
});
