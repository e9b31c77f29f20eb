import { describe, expect, it } from 'vitest';
import { partsOf, readEmails } from './read-emails.ts';

describe('readEmails', () => {
  it('reads emails from lines and from CSV files of mail providers', () => {
    expect(readEmails('salma@example.test\n\n عمر@مثال.إختبار \nSalma@Example.test')).toEqual([
      'Salma@Example.test',
      'عمر@مثال.إختبار',
    ]);
    expect(
      readEmails('\uFEFFdate;email;reason\r\n2026-01-01;salma@example.test;"5.1.1; unknown"\r\n'),
    ).toEqual(['salma@example.test']);
    expect(readEmails('email,name\n"layla@example.test","Layla, A."\n')).toEqual(['layla@example.test']);
  });

  it.each([
    [
      'a@x.test; b@y.test, c@z.test\nd@x.test; e@y.test; f@z.test',
      ['a@x.test', 'b@y.test', 'c@z.test', 'd@x.test', 'e@y.test', 'f@z.test'],
    ],
    ['a@x.test b@y.test\tc@z.test', ['a@x.test', 'b@y.test', 'c@z.test']],
    ['أ@x.test، ب@y.test؛ c@z.test', ['أ@x.test', 'ب@y.test', 'c@z.test']],
    ['Amal Odeh <a@x.test>, "Basil" <b@y.test>; mailto:c@z.test', ['a@x.test', 'b@y.test', 'c@z.test']],
    ['1. a@x.test.\n2. (b@y.test)\n« c@z.test »', ['a@x.test', 'b@y.test', 'c@z.test']],
    ['a@x.test|b@y.test', ['a@x.test', 'b@y.test']],
  ])('finds every email of a line: %j', (text, emails) => {
    expect(readEmails(text)).toEqual(emails);
  });

  it('reads only the email column of a CSV table, not the emails in its sender column', () => {
    const table =
      'sender;email;reason\nnews@own.test;a@x.test; b@y.test\nnews@own.test;"c@z.test, d@z.test";left\n';

    expect(readEmails(table)).toEqual(['a@x.test', 'c@z.test', 'd@z.test']);
  });

  it('returns nothing for a text without emails', () => {
    expect(readEmails('')).toEqual([]);
    expect(readEmails('name\nSalma')).toEqual([]);
  });
});

describe('partsOf', () => {
  it('splits a list into parts of at most the given length', () => {
    expect(partsOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
    expect(partsOf([], 2)).toEqual([]);
  });
});
