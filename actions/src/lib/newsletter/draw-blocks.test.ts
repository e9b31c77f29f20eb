import { describe, expect, it } from 'vitest';
import { BLOCKS_MAX } from './blocks.ts';
import { cleanContent } from './clean-content.ts';
import { drawBlocks, type BlockLook } from './draw-blocks.ts';

const EN: BlockLook = { locale: 'en', size: 16 };
const draw = (html: string, look: BlockLook = EN) =>
  drawBlocks(cleanContent(html, 'https://hosting.test/'), look);

const button = (href: string, label = 'Order') =>
  `<div data-block="button"><a href="${href}">${label}</a></div>`;
const PICTURE =
  '<div data-block="picture"><img src="https://site.test/a.png" alt="A server" width="200"></div>';
const columns = (first: string, second: string) =>
  `<div data-block="columns"><div data-block="column">${first}</div><div data-block="column">${second}</div></div>`;

describe('drawBlocks', () => {
  it('returns a content without blocks unchanged', () => {
    expect(draw('<p>Hello &amp; welcome</p>')).toBe('<p>Hello &amp; welcome</p>');
  });

  it('draws a button as a table whose colour is an attribute, as Outlook needs it', () => {
    const html = draw(button('https://site.test/?a=1&amp;b=2', 'Order &lt;now&gt; {{first_name|friend}}'));

    expect(html).toContain('href="https://site.test/?a=1&amp;b=2"');
    expect(html).toContain('Order &lt;now&gt; {{first_name|friend}}');
    expect(html).toMatch(/bgcolor="#0f4d3a"/);
    expect(html).not.toContain('data-block');
  });

  it('gives a label in the other script its direction, in an Arabic mail', () => {
    const AR: BlockLook = { locale: 'ar', size: 16 };

    expect(draw(button('https://site.test/', 'Order!'), AR)).toContain('<span dir="ltr">Order!</span>');
    expect(draw(button('https://site.test/', 'اطلب VPS'), AR)).not.toContain('<span');
  });

  it('draws a picture with its width in pixels, at most the width of the text, and with its link', () => {
    expect(draw(PICTURE)).toMatch(/<img[^>]*alt="A server"[^>]*width="200"/);
    expect(draw(PICTURE.replace('width="200"', 'width="90000"'))).toMatch(/width="536"/);
    expect(
      draw(PICTURE.replace('<img', '<a href="https://site.test/"><img').replace('"></div>', '"></a></div>')),
    ).toMatch(/<a href="https:\/\/site\.test\/"[^>]*>\s*<img/);
  });

  it('draws sections and columns with their content, in the writing direction of the language', () => {
    const html = draw(
      `<div data-block="section"><h2>Offer</h2>${button('https://site.test/', 'اطلب')}</div>${columns('<p>One</p>', PICTURE)}`,
      { locale: 'ar', size: 17 },
    );

    expect(html).toMatch(/class="box"[\s\S]*<h2>Offer<\/h2>[\s\S]*href="https:\/\/site\.test\/"/);
    expect(html).toMatch(/mj-column-per-50[\s\S]*<p>One<\/p>[\s\S]*mj-column-per-50[\s\S]*alt="A server"/);
    expect(html).toContain('dir="rtl"');
    expect(html).not.toMatch(/direction:ltr|dir="ltr"/);
    expect(html).toContain('font-size:17px');
    expect(html).not.toContain('[[');
  });

  it.each([
    ['a script as its link', button('javascript:alert(1)')],
    ['a variable as the host of its link', button('https://{{email}}/order')],
    ['an anchor as its link', button('#order')],
    ['no link', '<div data-block="button">Order</div>'],
    ['no words', button('https://site.test/', ' ')],
    ['a picture without encryption', '<div data-block="picture"><img src="http://site.test/a.png"></div>'],
    ['an unknown name', '<div data-block="__proto__"><p>x</p></div>'],
    ['one column', '<div data-block="columns"><div data-block="column"><p>x</p></div></div>'],
  ])('does not draw a block with %s', (_, html) => {
    const drawn = draw(html);

    expect(drawn).not.toContain('<table');
    expect(drawn).not.toMatch(/javascript|\{\{|http:/);
  });

  it('draws no section within a section and no columns within columns', () => {
    const inner = '<div data-block="section"><p>Inner</p></div>';
    const html = draw(`<div data-block="section">${inner}</div>${columns(columns('<p>a</p>', ''), inner)}`);

    expect(html.match(/class="box"/g)).toHaveLength(1);
    expect(html.match(/class="mj-column-per-50/g)).toHaveLength(2);
    expect(html).toContain('<p>Inner</p>');
  });

  it('draws at most BLOCKS_MAX blocks, and at most 250 characters of an alternative text', () => {
    const html = draw(button('https://site.test/').repeat(BLOCKS_MAX + 50));
    const alt = /alt="(x+)"/.exec(draw(PICTURE.replace('A server', 'x'.repeat(1_000))))?.[1];

    expect(html.match(/bgcolor="#0f4d3a"/g)).toHaveLength(BLOCKS_MAX);
    expect(alt).toHaveLength(250);
  });

  it('escapes the texts and links of a block, and fills in no [[placeholder]] of an author', () => {
    const html = draw(
      `<div data-block="picture"><img src="https://site.test/a.png" alt='"><script>alert(1)</script>[[src]]'></div>` +
        button('https://site.test/&quot;onmouseover=&quot;alert(1)', '[[url]] &lt;img src=x&gt;'),
    );

    expect(html).not.toMatch(/<script|<img src=x|"onmouseover/);
    expect(html).toContain('[[url]] &lt;img src=x&gt;');
  });
});
