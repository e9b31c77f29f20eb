import { describe, expect, it } from 'vitest';
import { isWritten } from './is-written.ts';

describe('isWritten', () => {
  it.each([
    '',
    ' \n',
    '<p></p>',
    '<p> </p>\n<p><br></p>',
    '<p>&nbsp;</p>',
    '<p>\u200B\uFEFF&#8203;&shy;\u2060</p>',
    '<p>\u2800\u3164</p>',
    '<hr>',
    '<table><tr><td></td></tr></table>',
    '<div data-block="section"><p></p></div>',
    '<script>alert(1)</script><style>p { color: red }</style>',
    '<!-- words -->',
    '<img src="http://site.test/a.png" alt="Words">',
    '<img alt="Words">',
    '<p>{{frist_name}}</p>',
  ])('finds nothing that mails show in %j', (html) => {
    expect(isWritten(html)).toBe(false);
  });

  it.each([
    '.',
    'أ',
    '<p>1</p>',
    '<p>{{first_name}}</p>',
    '<img src="https://site.test/a.png">',
    '🎉',
    '&copy;',
  ])('finds what mails show in %j', (html) => {
    expect(isWritten(html)).toBe(true);
  });
});
