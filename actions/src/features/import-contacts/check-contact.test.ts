import { describe, expect, it } from 'vitest';
import { checkContact, type GivenContact } from './check-contact.ts';

describe('checkContact', () => {
  it.each<[GivenContact, object]>([
    [
      { email: ' Salma@Example.test ', first_name: ' سلمى ', last_name: '', locale: 'ar-EG' },
      { email: 'Salma@Example.test', first_name: 'سلمى', last_name: null, locale: 'ar' },
    ],
    [
      { email: 'salma@مثال.إختبار', locale: ' English ' },
      { email: 'salma@xn--mgbh0fb.xn--kgbechtv', first_name: null, last_name: null, locale: 'en' },
    ],
    [
      { email: 'a@b.test', first_name: '=HYPERLINK("x")', last_name: '😀'.repeat(100) },
      { email: 'a@b.test', first_name: '=HYPERLINK("x")', last_name: '😀'.repeat(100), locale: null },
    ],
  ])('takes %j', (given, contact) => {
    expect(checkContact(given)).toEqual(contact);
  });

  it.each<[GivenContact, string]>([
    [{ email: '  ' }, 'email-missing'],
    [{ email: 'salma' }, 'email-invalid'],
    [{ email: 'salma＠example.test' }, 'email-invalid'],
    [{ email: 'sal\u0000ma@example.test' }, 'email-invalid'],
    [{ email: 'a\u202eb@example.test' }, 'email-invalid'],
    [{ email: `${'x'.repeat(10_000)}@example.test` }, 'email-invalid'],
    [{ email: 'a@b.test, c@d.test' }, 'email-invalid'],
    [{ email: 'a@b.test', first_name: 'x'.repeat(64 * 1024) }, 'name-too-long'],
    [{ email: 'a@b.test', last_name: 'ab\u001acd' }, 'name-unprintable'],
    [{ email: 'a@b.test', last_name: 'two\nlines' }, 'name-unprintable'],
    [{ email: 'a@b.test', first_name: 'Mu\ufffdller' }, 'text-broken'],
    [{ email: 'a@b.test', first_name: 'half \ud83d' }, 'text-broken'],
    [{ email: 'a@b.test', locale: 'fr' }, 'locale-unknown'],
  ])('rejects %j: %s', (given, reason) => {
    expect(checkContact(given)).toBe(reason);
  });
});
