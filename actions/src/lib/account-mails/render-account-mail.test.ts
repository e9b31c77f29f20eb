import { describe, expect, it } from 'vitest';
import type { Brand } from '#actions/lib/newsletter/brand.ts';
import { ACCOUNT_MAIL_TEXTS } from './account-mail-texts.ts';
import type { AutomaticMailKind } from './account-mail.ts';
import { renderAccountMail, type AccountMailSource } from './render-account-mail.ts';

const brand: Brand = {
  name: { en: 'Hostfront', ar: 'هوست فرونت' },
  postalAddress: { en: '12 Example Street\nLondon', ar: 'لندن' },
  logoUrl: 'https://hosting.test/mail-logo.png',
  links: { home: 'https://hosting.test/', support: '', privacy: '', terms: '' },
};
const link = {
  url: 'https://hosting.test/update-password?lng=en#type=recovery&token=abc',
  expiresAt: new Date('2026-11-22T10:00:00Z'),
  lifetimeS: 900,
};
const render = (changes: Partial<AccountMailSource>) =>
  renderAccountMail({ kind: 'recovery', locale: 'en', brand, facts: {}, link, year: 2026, ...changes });

describe('renderAccountMail', () => {
  it.each(Object.keys(ACCOUNT_MAIL_TEXTS) as AutomaticMailKind[])(
    '%s says everything in both languages and both parts',
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

  it('has the link behind a button and as an address, and says how long it works', () => {
    const { html, text } = render({});

    expect(html.split(link.url.replaceAll('&', '&amp;')).length - 1).toBeGreaterThan(1);
    expect(text).toContain(`\n${link.url}\n`);
    expect(text).toContain('for 15 minutes');
    expect(render({ kind: 'invitation', locale: 'ar' }).text).toContain('22 نوفمبر 2026');
  });

  it('tells the facts that it has, times in UTC', () => {
    const facts = { at: '2026-11-22T09:30:00Z', device: 'Firefox, Linux', by: '' };
    const { text } = render({ kind: 'new-device', link: undefined, facts });

    expect(text).toMatch(/Time: 22 November 2026 at 09:30 UTC\nDevice: Firefox, Linux\n/);
    expect(text).not.toContain('Changed by');
    expect(text).toContain('https://hosting.test/auth?lng=en#admin\n');
  });

  it('lets no value become part of the page or of another line', () => {
    const device = '<img src=x onerror=alert(1)>\nIP address: 10.0.0.1';
    const { html, text } = render({ kind: 'new-device', facts: { device } });

    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
    expect(text).not.toMatch(/^IP address/m);
  });
});
