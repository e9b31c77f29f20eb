import type { Locale } from '#actions/config/locale.ts';
import { ACCOUNT_MAIL_TEXTS } from '#actions/lib/account-mails/account-mail-texts.ts';
import type { AutomaticMailKind } from '#actions/lib/account-mails/account-mail.ts';
import { renderAccountMail } from '#actions/lib/account-mails/render-account-mail.ts';
import { composeMessage } from '#actions/lib/mail/compose-message.ts';
import type { Brand } from '#actions/lib/newsletter/brand.ts';
import { renderNewsletter } from '#actions/lib/newsletter/render-newsletter.ts';
import { TEMPLATE_NAMES, type TemplateName } from '#actions/lib/newsletter/templates.ts';

export const LOCALES = ['en', 'ar'] as const;
export const LOGO = 'https://hosting.example/mail-logo.png';

const brand: Brand = {
  name: { en: 'Hostfront', ar: 'هوست فرونت' },
  postalAddress: { en: '12 Example Street\nLondon EC1A 1AA', ar: '12 شارع المثال\nلندن' },
  logoUrl: LOGO,
  links: {
    home: 'https://hosting.example/',
    support: 'https://hosting.example/',
    privacy: 'https://hosting.example/',
    terms: 'https://hosting.example/',
  },
};
const CONTENT = {
  en: `<h2>New servers in Amsterdam</h2><p>Hello {{first_name|friend}}, our third region is open. Move a server
    there in two minutes, <a href="https://hosting.example">as this guide shows</a>.</p>
    <ul><li>NVMe storage</li><li>10 Gbit/s uplink</li></ul>
    <div data-block="button"><a href="https://hosting.example">Move a server</a></div>
    <div data-block="section"><h3>Only this week</h3><p>The first month is free in every region.</p>
    <div data-block="button"><a href="https://hosting.example">See the offer</a></div></div>
    <div data-block="columns"><div data-block="column"><p><strong>Cloud</strong></p><p>Grows with your traffic.</p></div>
    <div data-block="column"><p><strong>Dedicated</strong></p><p>A whole server of your own.</p></div></div>
    <table><thead><tr><th>Plan</th><th>Memory</th><th>Price</th></tr></thead><tbody><tr><td>Start</td><td>8 GB</td>
    <td>$49</td></tr></tbody></table><p>See you there!</p>`,
  ar: `<h2>خوادم جديدة في أمستردام</h2><p>مرحبًا {{first_name|صديقنا}}، افتتحنا منطقتنا الثالثة. انقل خادمك إليها
    في دقيقتين <a href="https://hosting.example">كما في هذا الدليل</a>.</p>
    <ul><li>تخزين NVMe</li><li>سرعة 10 جيجابت في الثانية</li></ul>
    <div data-block="button"><a href="https://hosting.example">انقل خادمك</a></div>
    <div data-block="section"><h3>هذا الأسبوع فقط</h3><p>الشهر الأول مجاني في كل المناطق.</p>
    <div data-block="button"><a href="https://hosting.example">اطّلع على العرض</a></div></div>
    <div data-block="columns"><div data-block="column"><p><strong>سحابي</strong></p><p>يكبر مع زوارك.</p></div>
    <div data-block="column"><p><strong>فعلي</strong></p><p>خادم كامل لك وحدك.</p></div></div>
    <table><thead><tr><th>الباقة</th><th>الذاكرة</th><th>السعر</th></tr></thead><tbody><tr><td>البداية</td><td>8 GB</td>
    <td>49 ر.س</td></tr></tbody></table><p>نراك هناك!</p>`,
};

/** Renders a newsletter with every block, a list and a table. */
export const sampleNewsletter = (template: TemplateName, locale: Locale) =>
  renderNewsletter({
    ...{ template, locale, brand, html: CONTENT[locale], year: new Date().getFullYear() },
    subject: locale === 'ar' ? 'خوادم جديدة في أمستردام، وعرض لهذا الأسبوع وحده' : 'New servers in Amsterdam',
  })({
    first_name: locale === 'en' ? 'Salma' : 'سلمى',
    last_name: '',
    email: 'salma@example.com',
    unsubscribe_url: 'https://hosting.example/unsubscribe/abc',
  });

function sampleAccountMail(kind: AutomaticMailKind, locale: Locale) {
  const expiresAt = new Date(Date.now() + 900_000);
  const url = `https://hosting.example/update-password?lng=${locale}#type=recovery&token=${'a'.repeat(40)}`;

  return renderAccountMail({
    ...{ kind, locale, brand, year: new Date().getFullYear() },
    name: locale === 'en' ? 'Salma' : 'سلمى',
    link: { url, expiresAt, lifetimeS: 900 },
    facts: {
      at: new Date().toISOString(),
      device: 'Firefox (Linux)',
      address: '192.0.2.7',
      email: 'salma@example.com',
    },
  });
}

/** A mail as it is sent, with a name for its file. */
export type SampleMail = { name: string; subject: string; bytes: Buffer };

/** Returns every mail that the product sends, in both languages. */
export function sampleMails(): SampleMail[] {
  const mails = LOCALES.flatMap((locale) => [
    ...TEMPLATE_NAMES.map(
      (name) => [`${name.toLowerCase()}-${locale}`, sampleNewsletter(name, locale), locale] as const,
    ),
    ...(Object.keys(ACCOUNT_MAIL_TEXTS) as AutomaticMailKind[]).map(
      (kind) => [`account-${kind}-${locale}`, sampleAccountMail(kind, locale), locale] as const,
    ),
  ]);

  return mails.map(([name, { subject, html, text }, locale]) => ({
    ...{ name, subject },
    bytes: composeMessage({
      ...{ subject, html, text, date: new Date(), messageId: `${name}@hosting.example` },
      from: { name: brand.name[locale], address: 'news@hosting.example' },
      to: { address: 'salma@example.com' },
    }),
  }));
}
