import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { RAW_HTML, richTextExtensions } from './rich-text-extensions.ts';
import { readHtml, writeHtml } from './rich-text-html.ts';

const schema = getSchema(richTextExtensions());
const blocksOf = (html: string) => readHtml(schema, html).children.map(({ type }) => type.name);

describe('the HTML of the rich-text editor', () => {
  it.each([
    '<p>Two <strong>months</strong> <em>free</em>.</p>',
    '<h2>Offers</h2>\n<p dir="rtl" style="text-align: center;">عرض</p>',
    '<p>See <a href="https://site.test/x?a=1&amp;b=2">the site</a>.</p>',
    '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    '<p><br></p>\n<hr>',
    '<img src="https://site.test/a.png" alt="A">',
    '<img src="https://site.test/a.png" alt="A" width="120">',
    '<p>Hello {{first_name|friend}}, <strong>{{ last_name }}</strong>!</p>',
    '<p dir="rtl">مرحبًا {{first_name|صديقنا}}،</p>',
    '<div data-block="button"><a href="https://site.test/?a=1&amp;b=2">Order {{first_name}}</a></div>',
    '<div data-block="picture"><img src="https://site.test/a.png" alt="A server" width="536"></div>',
    '<div data-block="picture"><a href="https://site.test/"><img src="https://site.test/a.png" alt=""></a></div>',
    '<div data-block="section"><h2>Offer</h2><p>Now</p><div data-block="button"><a href="https://site.test/">Go</a></div></div>',
    '<div data-block="columns"><div data-block="column"><p>One</p></div><div data-block="column"><p>Two</p></div></div>',
  ])('is written exactly as it was read: %s', (html) => {
    expect(blocksOf(html)).not.toContain(RAW_HTML);
    expect(writeHtml(readHtml(schema, html))).toBe(html);
  });

  it.each([
    '<table width="100%"><tbody><tr><td bgcolor="#ff0000">Sale</td></tr></tbody></table>',
    '<div style="padding: 10px"><p>In a box</p></div>',
    '<p class="lead">Lead</p>',
    '<p>Half <span style="color: red">red</span></p>',
    '<center>Middle</center>',
    '<div data-block="button">No link</div>',
    '<div data-block="columns"><div data-block="column"><p>One</p></div></div>',
    '<div data-block="section"><table><tbody><tr><td>Kept</td></tr></tbody></table></div>',
    '<!-- a note to ourselves -->',
  ])('keeps markup that the editor does not know unchanged, as one block of raw HTML: %s', (html) => {
    expect(blocksOf(html)).toEqual([RAW_HTML]);
    expect(writeHtml(readHtml(schema, html))).toBe(html);
  });

  it('has a known variable as one node, in plain text and in a button too, and other braces as text', () => {
    const names = (html: string) => {
      const found: string[] = [];
      readHtml(schema, html).descendants((node) => {
        if (node.type.name === 'variable') found.push(String(node.attrs['text']));
      });
      return found;
    };

    expect(names('Hello {{first_name|friend}}')).toEqual(['{{first_name|friend}}']);
    expect(names('<div data-block="button"><a href="https://site.test/">{{email}}</a></div>')).toEqual([
      '{{email}}',
    ]);
    expect(names('<p>{{env}} {{first_name|<b>}} {{ }}</p>')).toEqual([]);
  });

  it("has list items without a paragraph, and <b>, rewritten in the editor's own markup", () => {
    const html = '<ul>\n  <li>One</li>\n  <li><b>Two</b></li>\n</ul>';

    expect(blocksOf(html)).toEqual(['bulletList']);
    expect(writeHtml(readHtml(schema, html))).toBe(
      '<ul><li><p>One</p></li><li><p><strong>Two</strong></p></li></ul>',
    );
  });

  it('has plain text turned into paragraphs with line breaks, and is empty for an empty text', () => {
    expect(writeHtml(readHtml(schema, 'Plain words'))).toBe('<p>Plain words</p>');
    expect(writeHtml(readHtml(schema, 'Plain\n words\r\n\r\n{{first_name}} & I'))).toBe(
      '<p>Plain<br>words</p>\n<p>{{first_name}} &amp; I</p>',
    );
    expect(writeHtml(readHtml(schema, '<p>One\ntwo</p>three\nfour'))).toBe(
      '<p>One two</p>\n<p>three four</p>',
    );
    expect(writeHtml(readHtml(schema, ''))).toBe('');
  });

  it('runs no event handler of an image while it is read', () => {
    const html = '<p>Hello<img src="x" onerror="window.hurt = true"></p>';

    expect(blocksOf(html)).toEqual([RAW_HTML]);
    expect(writeHtml(readHtml(schema, html))).toBe(html);
    expect('hurt' in window).toBe(false);
  });
});
