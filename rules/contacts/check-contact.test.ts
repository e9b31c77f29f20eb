import { describe, expect, it } from 'vitest';
import { checkContact, type Contact, type GivenContact } from './check-contact.ts';

const EMAIL = 'a@b.test';
const NOTHING = { email: EMAIL, first_name: null, last_name: null, locale: null, state: null, warnings: [] };
const LETTERS = '😀'.repeat(100);

describe('checkContact', () => {
  it.each<[Partial<GivenContact>, Partial<Contact>]>([
    [{ email: ' Salma@Example.test ' }, { email: 'Salma@Example.test' }],
    [{ email: 'salma@مثال.إختبار' }, { email: 'salma@xn--mgbh0fb.xn--kgbechtv' }],
    [{ locale: 'ar-EG' }, { locale: 'ar' }],
    [{ locale: ' English ' }, { locale: 'en' }],
    [{ locale: 'عـــربي' }, { locale: 'ar' }],
    [{ locale: 'Arabic (Egypt)' }, { locale: 'ar' }],
    [{ locale: 'العربية (مصر)' }, { locale: 'ar' }],
    [{ locale: 'árabe' }, { locale: 'ar' }],
    [{ locale: 'Bahasa Inggris' }, { locale: 'en' }],
    [{ locale: 'İNGİLİZCE' }, { locale: 'en' }],
    [{ locale: 'en_US.UTF-8' }, { locale: 'en' }],
    [{ locale: 'NULL' }, {}],
    [{ locale: 'fr' }, { warnings: ['locale-unknown'] }],
    [{ first_name: ' سلمى ', last_name: '' }, { first_name: 'سلمى' }],
    [{ first_name: '=HYPERLINK("x")' }, { first_name: '=HYPERLINK("x")' }],
    [{ last_name: LETTERS }, { last_name: LETTERS }],
    [
      { locale: 'fr', first_name: '????', last_name: 'Haddad' },
      { warnings: ['locale-unknown', 'name-lost'] },
    ],
    [{ first_name: 'M?ller', last_name: 'Ø³Ù„Ù…Ù‰' }, { warnings: ['name-lost'] }],
    [
      { first_name: 'Øyvind', last_name: 'Ñuñez?' },
      { first_name: 'Øyvind', last_name: 'Ñuñez?' },
    ],
    [{ first_name: 'NULL', last_name: '\\N' }, {}],
    [
      { first_name: 'Null', last_name: 'Na' },
      { first_name: 'Null', last_name: 'Na' },
    ],
    [{ first_name: 'NA', last_name: 'Saleh' }, { last_name: 'Saleh' }],
    [{ first_name: 'NA', last_name: 'NA' }, {}],
    [{ first_name: 'null', last_name: 'nan' }, {}],
    [{ first_name: 'NA', last_name: 'سلمى' }, { last_name: 'سلمى' }],
    [
      { first_name: 'KIM', last_name: 'NA' },
      { first_name: 'KIM', last_name: 'NA' },
    ],
    [
      { first_name: 'none', last_name: 'o’brien' },
      { first_name: 'none', last_name: 'o’brien' },
    ],
    [{ full_name: 'none' }, {}],
    [{ email: 'MAILTO:salma@example.test' }, { email: 'salma@example.test' }],
    [{ first_name: '\u200b', last_name: ' \u2060\u200e' }, {}],
    [{ full_name: ' Salma  Al Haddad ' }, { first_name: 'Salma', last_name: 'Al Haddad' }],
    [{ full_name: 'سلمى' }, { first_name: 'سلمى' }],
    [
      { full_name: 'Salma Noor', last_name: 'Haddad' },
      { first_name: 'Salma Noor', last_name: 'Haddad' },
    ],
    [{ full_name: 'Salma Haddad', first_name: 'Sally' }, { first_name: 'Sally' }],
  ])('accepts the row %j and normalizes its fields', (given, contact) => {
    expect(checkContact({ email: EMAIL, ...given })).toEqual({ ...NOTHING, ...contact });
  });

  it.each<[Partial<GivenContact>, string]>([
    [{ email: '  ' }, 'email-missing'],
    [{ email: 'salma' }, 'email-invalid'],
    [{ email: 'salma＠example.test' }, 'email-invalid'],
    [{ email: 'sal\u0000ma@example.test' }, 'email-invalid'],
    [{ email: 'a\u202eb@example.test' }, 'email-invalid'],
    [{ email: `${'x'.repeat(10_000)}@example.test` }, 'email-invalid'],
    [{ email: 'a@b.test, c@d.test' }, 'email-invalid'],
    [{ first_name: 'x'.repeat(64 * 1024) }, 'name-too-long'],
    [{ last_name: 'ab\u001acd' }, 'name-unprintable'],
    [{ last_name: 'two\nlines' }, 'name-unprintable'],
    [{ first_name: 'Mu\ufffdller' }, 'text-broken'],
    [{ first_name: 'half \ud83d' }, 'text-broken'],
    [{ full_name: `x ${'y'.repeat(101)}` }, 'name-too-long'],
  ])('rejects the row %j with the reason %s', (given, reason) => {
    expect(checkContact({ email: EMAIL, ...given })).toBe(reason);
  });
});
