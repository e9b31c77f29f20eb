import { describe, expect, it } from 'vitest';
import { cleanContent as clean } from './clean-content.ts';

const cleanContent = (html: string) => clean(html, 'https://hosting.test/base/');

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
    'keeps the harmless style %s',
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
  ])('keeps an allowed style that is written in capitals, in lower case: %s', (written, kept) => {
    expect(cleanContent(`<p style="${written}">News</p>`)).toBe(`<p style="${kept}">News</p>`);
  });

  it('drops a forbidden style that is written in capitals', () => {
    expect(cleanContent('<p style="POSITION:FIXED;Margin:-90PX">News</p>')).toBe('<p>News</p>');
  });

  it('closes tags that the content leaves open, so that their styles end before the footer', () => {
    expect(cleanContent('<div style="color:#ffffff"><p style="font-size:1px">News')).toBe(
      '<div style="color:#ffffff"><p style="font-size:1px">News</p></div>',
    );
  });

  it.each([
    ['www.example.com/a?b=1', 'https://www.example.com/a?b=1'],
    ['WWW.example.com', 'https://WWW.example.com'],
    ['//example.com/a', 'https://example.com/a'],
    ['/hosting/vps#prices', 'https://hosting.test/hosting/vps#prices'],
    ['salma@example.test', 'mailto:salma@example.test'],
    [' https://example.com/ ', 'https://example.com/'],
    ['{{unsubscribe_url}}', '{{unsubscribe_url}}'],
    [
      'https://example.com/?e={{ email }}&n={{first_name|friend}}',
      'https://example.com/?e={{url:email }}&n={{url:first_name|friend}}',
    ],
    ['https://example.com/%7B%7Bemail%7D%7D', 'https://example.com/{{url:email}}'],
    ['/survey?e={{email}}', 'https://hosting.test/survey?e={{url:email}}'],
    ['www.example.com?e={{email}}', 'https://www.example.com?e={{url:email}}'],
    ['mailto:{{email}}', 'mailto:{{url:email}}'],
  ])('writes the link %s as %s', (href, kept) => {
    const escaped = kept.replaceAll('&', '&amp;');

    expect(cleanContent(`<a href="${href.replaceAll('&', '&amp;')}">x</a>`)).toContain(`href="${escaped}"`);
  });

  it.each([
    '#prices',
    'example.com',
    'ftp://example.com/',
    'javascript:alert(1)//www.',
    'https://{{email}}',
    'https://{{first_name}}.example.com/',
    'https://example.com{{first_name}}/',
    'https://{{first_name}}@example.com/',
    'https://example.com\\{{first_name}}',
    '{{first_name}}',
    '{{first_name}}://x/{{email}}',
    'https://example.com/?e={{email',
  ])('drops a link that mails can’t have or whose host comes from a variable: %s', (href) => {
    expect(cleanContent(`<a href="${href}">x</a>`)).not.toContain('href');
  });

  it.each([
    [
      'Dear {{first_name}},\n\nnews:\n- one\n- two',
      '<p>Dear {{first_name}},</p>\n<p>news:<br />- one<br />- two</p>',
    ],
    ['One\r\nTwo\r\n \r\n\r\nThree\r\n', '<p>One<br />Two</p>\n<p>Three</p>'],
    ['1 < 2\n3 & 4 > 1', '<p>1 &lt; 2<br />3 &amp; 4 &gt; 1</p>'],
    ['أولًا\nثانيًا', '<p>أولًا<br />ثانيًا</p>'],
    ['One line', 'One line'],
    ['<p>One\ntwo</p>', '<p>One\ntwo</p>'],
  ])('turns lines into paragraphs only if the content has no tags: %j', (written, kept) => {
    expect(cleanContent(written)).toBe(kept);
  });
});
