import { describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content.ts';

describe('cleanContent', () => {
  it.each([
    'margin-bottom:-900px',
    'margin:0 0 -900px',
    'position:fixed',
    'height:0',
    'height:1px',
    'line-height:0',
    'line-height:1px',
    'line-height:0.1',
    'opacity:0',
    'transform:scale(9)',
    'display:none',
    'font-size:-1px',
    'padding-top:2000px',
    'padding:2000px',
    'padding:0 0 9999px',
    'padding:201px',
    'padding:99em',
    'padding:100%',
    'margin:500px',
    'margin:4 900pt',
    'font-size:2000px',
  ])('drops a style that could cover the footer: %s', (style) => {
    expect(cleanContent(`<div style="${style}">News</div>`)).toBe('<div>News</div>');
  });

  it.each(['margin:0 auto', 'padding:200px 12em', 'padding:1.5rem 5% 16px 20px', 'font-size:150%'])(
    'keeps %s',
    (style) => {
      expect(cleanContent(`<div style="${style}">News</div>`)).toBe(`<div style="${style}">News</div>`);
    },
  );

  it('keeps the styles of ordinary content', () => {
    const content =
      '<p style="margin:0 0 16px;line-height:1.6;font-size:18px"><img style="height:40px" src="https://example.test/a.png" /></p>';

    expect(cleanContent(content)).toBe(content);
  });

  it.each([
    ['text-align:Right', 'text-align:right'],
    ['TEXT-ALIGN:right', 'text-align:right'],
    ['COLOR:#33AAFF', 'color:#33aaff'],
    ['direction:RTL', 'direction:rtl'],
    ['Margin:0 AUTO 16PX', 'margin:0 auto 16px'],
    ['font-weight:Bold', 'font-weight:bold'],
  ])('keeps a style whatever the case of its letters: %s', (written, kept) => {
    expect(cleanContent(`<p style="${written}">News</p>`)).toBe(`<p style="${kept}">News</p>`);
  });

  it('drops a forbidden style in capitals', () => {
    expect(cleanContent('<p style="POSITION:FIXED;Margin:-90PX">News</p>')).toBe('<p>News</p>');
  });

  it('closes what the content leaves open, so that its styles end before the footer', () => {
    expect(cleanContent('<div style="color:#ffffff"><p style="font-size:1px">News')).toBe(
      '<div style="color:#ffffff"><p style="font-size:1px">News</p></div>',
    );
  });
});
