import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BRAND_MARK, PAGE_STYLE } from '#runtime/documents/page-look.ts';
import { BrandMark } from '#src/components/brand-mark.tsx';
import { darkPalette, lightPalette } from '#src/lib/theme/palette.ts';

const closed = (svg: string) => svg.replace(/><\/(rect|circle)>/g, '/>');
const colors = ({ background, text, divider }: typeof lightPalette) =>
  [background?.default, background?.paper, text?.primary, text?.secondary, divider].map(String);

describe('the look of pages without the site’s style sheets', () => {
  it('has the ground, the paper, the text and the lines of the site, light and dark', () => {
    const [light, dark] = PAGE_STYLE.split('@media');

    expect(colors(lightPalette).filter((color) => !light?.includes(color))).toEqual([]);
    expect(colors(darkPalette).filter((color) => !dark?.includes(color))).toEqual([]);
  });

  it('has the mark of the site', () => {
    expect(BRAND_MARK).toBe(closed(renderToStaticMarkup(createElement(BrandMark))));
  });

  it('is that of the inbox, too', () => {
    const inbox = readFileSync('embedded/mail/page/inbox.css', 'utf8');
    const background = ({ background: { default: page } = {} }: typeof lightPalette) => String(page);

    expect(inbox).toContain(`--page: ${background(lightPalette)};`);
    expect(inbox).toContain(`--page: ${background(darkPalette)};`);
  });
});
