import { describe, expect, it } from 'vitest';
import { emailKey, isEmail, toStoredEmail } from './stored-email.ts';

describe('toStoredEmail', () => {
  it.each([
    [' salma@example.test\r\n', 'salma@example.test'],
    ['salma@مثال.إختبار', 'salma@xn--mgbh0fb.xn--kgbechtv'],
    ['سلمى@example.test', 'سلمى@example.test'],
    ['Salma@Example.TEST', 'Salma@Example.TEST'],
    ['salma@مثال.إختبار/x', 'salma@مثال.إختبار/x'],
    // The `URL` of Node takes these, depending on its version; that of a browser, which shows the preview, takes none.
    ['salma@24متجر.com', 'salma@24متجر.com'],
    ['salma@متجر\u200cي.com', 'salma@متجر\u200cي.com'],
    ['salma@2.متجر.com', 'salma@2.متجر.com'],
    ['salma', 'salma'],
    ['', ''],
  ])('stores %j as %j', (text, stored) => {
    expect(toStoredEmail(text)).toBe(stored);
  });
});

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'first.last+tag@mail.example.test',
    'سلمى@example.test',
    'o_neil@xn--mgbh0fb.xn--kgbechtv',
    `${'a'.repeat(64)}@c.test`,
    `${'س'.repeat(32)}@c.test`,
    `a@${'c'.repeat(63)}.test`,
    'sato..ken@docomo.example',
    'sato.@docomo.example',
    '.sato@docomo.example',
  ])('accepts the address %j', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    'salma',
    'salma@',
    '@example.test',
    'salma@example',
    'a@b@c.test',
    'a b@c.test',
    '"a"@c.test',
    'a@c.test,b@c.test',
    'a@c..test',
    'a@-c.test',
    'a@c.test.',
    'a\u0000b@c.test',
    'a\u200eb@c.test',
    'a\u202eb@c.test',
    'salma＠example.test',
    'salma@مثال.إختبار',
    `${'a'.repeat(250)}@b.co`,
    `${'a'.repeat(65)}@c.test`,
    `${'س'.repeat(33)}@c.test`,
    `a@${'c'.repeat(64)}.test`,
  ])('rejects the address %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

describe('emailKey', () => {
  it('ignores case and Unicode form, and differs for addresses with different +tags', () => {
    expect(emailKey('A@X.test')).toBe(emailKey('a@x.TEST'));
    expect(emailKey('jose\u0301@x.test')).toBe(emailKey('jos\u00e9@x.test'));
    expect(emailKey('a+b@x.test')).not.toBe(emailKey('a@x.test'));
  });
});
