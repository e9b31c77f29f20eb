import { describe, expect, it } from 'vitest';
import { composeMessage } from './compose-message.ts';
import { encodeWords } from './encode-words.ts';

const mail = {
  to: { address: 'salma@example.test' },
  subject: 'News',
  html: '<p>News</p>',
  text: 'News',
  messageId: 'a@hosting.test',
  date: new Date(0),
};

it.each([
  ['Hostfront.com', '"Hostfront.com"'],
  ['Acme Inc.', '"Acme Inc."'],
  ['Acme Inc', 'Acme Inc'],
  ['هوست.فرونت', '=?UTF-8?B?2YfZiNiz2Kou2YHYsdmI2YbYqg==?='],
  ['"Acme" <a@b.test>', '=?UTF-8?B?IkFjbWUiIDxhQGIudGVzdD4=?='],
])('composeMessage writes the sender %s as %s', (name, phrase) => {
  const message = composeMessage({ ...mail, from: { name, address: 'news@example.test' } }).toString();

  expect(message.replace(/\r\n /g, ' ')).toContain(`From: ${phrase} <news@example.test>\r\n`);
});

/** Reads encoded words as GMime 3.2 does: neighbouring ones of base64 as one, up to the first `=` that fills one up. */
function readAsGmime(words: string): string {
  const runs = words.split(/ (?==\?UTF-8\?Q)|(?<=\?Q\S*) /);

  return runs
    .map((run) => {
      const inside = run
        .split(' ')
        .map((word) => /^=\?UTF-8\?[BQ]\?(.*)\?=$/.exec(word)?.[1] ?? '')
        .join('');
      if (run.startsWith('=?UTF-8?Q')) return unquote(inside);

      return Buffer.from(inside.replace(/=.*$/, ''), 'base64');
    })
    .reduce((all, bytes) => Buffer.concat([all, bytes]), Buffer.alloc(0))
    .toString();
}

const unquote = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

describe('encodeWords', () => {
  it.each([
    'تم تغيير كلمة مرورك',
    'نشرة تشرين الثاني: خوادم جديدة 🚀 في أمستردام '.repeat(6).trim(),
    `a${'服务器价格'.repeat(12)}`,
    `ab${'服务器价格'.repeat(12)}`,
    'é'.repeat(220),
    '🚀'.repeat(40),
    `x${'🚀服'.repeat(30)}`,
    '=?UTF-8?B?2LM=?=',
  ])('keeps %s whole for a program that stops at the first filled word', (text) => {
    const words = encodeWords(text).split(' ');

    expect(readAsGmime(words.join(' '))).toBe(text);
    expect(words.filter((word) => word.length > 75)).toEqual([]);
    for (const word of words) expect(readAsGmime(word)).not.toContain('\ufffd');
  });

  it('leaves each line of a header within 76 letters', () => {
    const subject = 'تم تغيير البريد الإلكتروني لحسابك '.repeat(5);
    const from = { name: 'هوست فرونت للاستضافة والخوادم الافتراضية', address: 'news@example.test' };
    const head =
      composeMessage({ ...mail, subject, from })
        .toString()
        .split('\r\n\r\n')[0] ?? '';

    expect(head.split('\r\n').filter((line) => line.length > 76)).toEqual([]);
  });
});
