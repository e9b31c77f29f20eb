import { describe, expect, it } from 'vitest';
import { checkContact, type Contact, type GivenContact } from './check-contact.ts';

const NOTHING = { first_name: null, last_name: null, locale: null, state: null, warnings: [] };

describe('checkContact', () => {
  it.each<[GivenContact, Partial<Contact>]>([
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
    [
      { email: 'a@b.test', locale: 'fr' },
      { email: 'a@b.test', warnings: ['locale-unknown'] },
    ],
    [
      { email: 'a@b.test', locale: 'fr', first_name: '????', last_name: 'Haddad' },
      { email: 'a@b.test', warnings: ['locale-unknown', 'name-lost'] },
    ],
    [
      { email: 'a@b.test', first_name: 'M?ller', last_name: 'Ø³Ù„Ù…Ù‰' },
      { email: 'a@b.test', warnings: ['name-lost'] },
    ],
    [
      { email: 'a@b.test', first_name: 'Øyvind', last_name: 'Ñuñez?' },
      { email: 'a@b.test', first_name: 'Øyvind', last_name: 'Ñuñez?' },
    ],
    [
      { email: 'a@b.test', first_name: 'NULL', last_name: '\\N', locale: 'NULL' },
      { email: 'a@b.test', locale: null },
    ],
    [
      { email: 'a@b.test', first_name: 'Null', last_name: 'Na', locale: 'عـــربي' },
      { email: 'a@b.test', first_name: 'Null', last_name: 'Na', locale: 'ar' },
    ],
    [
      { email: 'a@b.test', first_name: '\u200b', last_name: ' \u2060\u200e' },
      { email: 'a@b.test', first_name: null, last_name: null },
    ],
    [
      { email: 'a@b.test', full_name: ' Salma  Al Haddad ' },
      { email: 'a@b.test', first_name: 'Salma', last_name: 'Al Haddad' },
    ],
    [
      { email: 'a@b.test', full_name: 'سلمى' },
      { email: 'a@b.test', first_name: 'سلمى' },
    ],
    [
      { email: 'a@b.test', full_name: 'Salma Noor', last_name: 'Haddad' },
      { email: 'a@b.test', first_name: 'Salma Noor', last_name: 'Haddad' },
    ],
    [
      { email: 'a@b.test', full_name: 'Salma Haddad', first_name: 'Sally' },
      { email: 'a@b.test', first_name: 'Sally' },
    ],
  ])('takes %j', (given, contact) => {
    expect(checkContact(given)).toEqual({ ...NOTHING, ...contact });
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
    [{ email: 'a@b.test', full_name: `x ${'y'.repeat(101)}` }, 'name-too-long'],
  ])('rejects %j: %s', (given, reason) => {
    expect(checkContact(given)).toBe(reason);
  });
});
