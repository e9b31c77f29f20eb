import { describe, expect, it } from 'vitest';
import * as service from '#actions/lib/mail/stored-email.ts';
import * as sending from '#actions/lib/mail/is-email.ts';
import * as site from '#src/features/contacts/stored-email.ts';

/** The form and the import each implement this rule, as neither part may import the other. */
describe('the rule of addresses', () => {
  it.each([
    ' salma@example.test\r\n',
    'Salma+tag@Example.TEST',
    'salma@مثال.إختبار',
    'سلمى@example.test',
    'salma@مثال.إختبار/x',
    'o_neil@xn--mgbh0fb.xn--kgbechtv',
    "o'neil!#$%&*+/=?^`{|}~-@example.test",
    '.dots..@example.test',
    'salma@example',
    'salma@',
    '@example.test',
    'a@b@c.test',
    'a b@c.test',
    '"a"@c.test',
    'a@c.test,b@c.test',
    'a@c..test',
    'a@-c.test',
    'a@c-.test',
    'a@c.test.',
    `a@${'c'.repeat(63)}.test`,
    `a@${'c'.repeat(64)}.test`,
    'a\u200eb@c.test',
    'a\u0000b@c.test',
    'salma＠example.test',
    `${'a'.repeat(250)}@b.co`,
    'a..b@c.test',
    'a.@c.test',
    `${'a'.repeat(64)}@c.test`,
    `${'a'.repeat(65)}@c.test`,
    `${'س'.repeat(32)}@c.test`,
    `${'س'.repeat(33)}@c.test`,
    `${'س'.repeat(32)}@${'c'.repeat(63)}.${'c'.repeat(63)}.${'c'.repeat(63)}.test`,
    'a\ue000b@c.test',
    'a\u0378b@c.test',
    'a\u00adb@c.test',
    '',
  ])('is the same for %j in the form and in an import', (text) => {
    const stored = service.toStoredEmail(text);

    expect(site.toStoredEmail(text)).toBe(stored);
    expect(site.isEmail(stored)).toBe(service.isEmail(stored));
    // Whoever is imported can be written to.
    if (service.isEmail(stored)) expect(sending.isEmail(stored)).toBe(true);
  });
});
