import { describe, expect, it } from 'vitest';
import { ENCODINGS } from '#actions/features/import-contacts/decode-text.ts';
import { ENCODINGS as ENCODINGS_OF_SITE } from '#src/features/contacts/import/detect-encoding.ts';
import { isEmail as isMailable } from '#actions/lib/mail/is-email.ts';
import { isEmail, toStoredEmail } from '#rules/contacts/stored-email.ts';

describe('the rules of files', () => {
  it('know the same encodings in the preview and in the import', () => {
    expect(ENCODINGS_OF_SITE).toEqual(ENCODINGS);
  });
});

describe('the rule of addresses', () => {
  it.each([
    ' salma@example.test\r\n',
    'Salma+tag@Example.TEST',
    'salma@مثال.إختبار',
    'سلمى@example.test',
    'o_neil@xn--mgbh0fb.xn--kgbechtv',
    "o'neil!#$%&*+/=?^`{|}~-@example.test",
    `a@${'c'.repeat(63)}.test`,
    `${'a'.repeat(64)}@c.test`,
    `${'س'.repeat(32)}@c.test`,
  ])('takes %j, and mail can be sent to it', (text) => {
    const stored = toStoredEmail(text);

    expect([isEmail(stored), isMailable(stored)]).toEqual([true, true]);
  });
});
