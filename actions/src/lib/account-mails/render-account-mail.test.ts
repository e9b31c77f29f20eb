import { describe, expect, it } from 'vitest';
import { BRAND as brand } from '#actions/lib/newsletter/example-mail.ts';
import { ACCOUNT_MAIL_TEXTS } from './account-mail-texts.ts';
import type { AutomaticMailKind } from './account-mail.ts';
import { renderAccountMail, type AccountMailSource } from './render-account-mail.ts';

const link = {
  url: 'https://hosting.test/update-password?lng=en#type=recovery&token=abc',
  expiresAt: new Date('2026-11-22T10:00:00Z'),
  lifetimeS: 900,
};
const render = (changes: Partial<AccountMailSource>) =>
  renderAccountMail({ kind: 'recovery', locale: 'en', brand, facts: {}, link, year: 2026, ...changes });

describe('renderAccountMail', () => {
  it.each(Object.keys(ACCOUNT_MAIL_TEXTS) as AutomaticMailKind[])(
    'fills in all texts of the mail %s in both languages, in HTML and in plain text',
    (kind) => {
      for (const locale of ['en', 'ar'] as const) {
        const { subject, html, text } = render({ kind, locale });

        expect(`${subject}${html.replace(/<style[\s\S]*?<\/style>/g, '')}${text}`).not.toMatch(/[{}]/);
        expect(text).toContain(brand.name[locale]);
        expect(html).toContain(brand.name[locale]);
        expect(html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
        expect(text).toContain(locale === 'ar' ? 'لندن' : '12 Example Street, London');
        for (const note of ACCOUNT_MAIL_TEXTS[kind][locale].notes) expect(text).toContain(note);
      }
    },
  );

  it('shows the link as a button and as an address, and says how long it is valid', () => {
    const { html, text } = render({});

    expect(html.split(link.url.replaceAll('&', '&amp;')).length - 1).toBeGreaterThan(1);
    expect(text).toContain(`\n${link.url}\n`);
    expect(text).toContain('for 15 minutes');
    expect(render({ kind: 'invitation', locale: 'ar' }).text).toContain('22 نوفمبر 2026');
  });

  it('greets the person by name if it is known, on one line, and introduces the link in the text part', () => {
    expect(render({ name: 'Salma' }).text).toMatch(/^Hello Salma,\n\n/);
    expect(render({ name: 'سلمى', locale: 'ar' }).text).toMatch(/^مرحبًا سلمى،\n\n/);
    expect(render({}).text).toMatch(/^Hello,\n\n/);
    expect(render({ name: '<b>S</b>\nBcc: x' }).html).toContain(
      'Hello <span dir="ltr">&lt;b&gt;S&lt;/b&gt; Bcc: x</span>,',
    );
    expect(render({ name: 'x'.repeat(61) }).text).toMatch(/^Hello,/);
    expect(render({}).text).toContain(`Set a new password:\n${link.url}\n`);
  });

  it('adds the logo, and a preview text that inboxes show after the subject', () => {
    const { html } = render({});

    expect(html).toContain(`src="${brand.logoUrl}"`);
    expect(html).toMatch(/display:none[^>]*>Somebody asked for a new password/);
  });

  it('gives the footer a dark background in dark mode', () => {
    expect(render({}).html).toMatch(/\.page > table \{ background-color: #0d1a15 !important; \}/);
  });

  it.each([
    'password-changed',
    'role-granted',
    'totp-set-up',
    'totp-removed',
    'totp-reset',
    'email-changed',
  ] as const)('links to the login dialog in the mail %s', (kind) => {
    for (const locale of ['en', 'ar'] as const) {
      const { html, text } = render({ kind, locale, link: undefined });
      const url = `https://hosting.test/auth?lng=${locale}#admin`;

      expect(html).toContain(`href="${url}"`);
      expect(text).toContain(`:\n${url}\n`);
    }
  });

  it('lists only the facts that are given, with times in UTC', () => {
    const facts = { at: '2026-11-22T09:30:00Z', device: 'Firefox, Linux', by: '' };
    const { text } = render({ kind: 'new-device', link: undefined, facts });

    expect(text).toMatch(/Time: 22 November 2026 at 09:30 UTC\nDevice: Firefox, Linux\n/);
    expect(text).not.toContain('Changed by');
    expect(text).toContain('https://hosting.test/auth?lng=en#admin\n');
  });

  it('gives each value its own direction by `dir`, as Gmail, Outlook and Yahoo drop `<bdi>`', () => {
    const facts = { device: 'Firefox (Linux)', country: 'مصر' };
    const { html } = render({ kind: 'new-device', locale: 'ar', name: 'Salma!', link: undefined, facts });

    expect(html).toContain('مرحبًا <span dir="ltr">Salma!</span>،');
    expect(html).toContain('الجهاز:</span> <span dir="ltr">Firefox (Linux)</span>');
    expect(html).toContain('البلد:</span> <span dir="rtl">مصر</span>');
    expect(html).not.toContain('<bdi');
  });

  it('escapes values, so that they add neither HTML nor lines', () => {
    const device = '<img src=x onerror=alert(1)>\nIP address: 10.0.0.1';
    const { html, text } = render({ kind: 'new-device', facts: { device } });

    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
    expect(text).not.toMatch(/^IP address/m);
  });
});
