import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Brand } from '#actions/lib/newsletter/brand.ts';
import { renderNewsletter } from '../actions/src/lib/newsletter/render-newsletter.ts';
import { TEMPLATE_NAMES, type TemplateName } from '../actions/src/lib/newsletter/templates.ts';
import { launchBrowser } from '../tests/support/browser/browser.ts';

const FOLDER = 'docs/use/screenshots/mails';
const LOCALES = ['en', 'ar'] as const;
const LOGO = 'https://hosting.example/mail-logo.png';

const BRAND: Brand = {
  name: { en: 'Hostfront', ar: 'هوست فرونت' },
  postalAddress: { en: '12 Example Street\nLondon EC1A 1AA', ar: '12 شارع المثال\nلندن' },
  logoUrl: LOGO,
  links: { home: '#', support: '#', privacy: '#', terms: '#' },
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
    <p>See you there!</p>`,
  ar: `<h2>خوادم جديدة في أمستردام</h2><p>مرحبًا {{first_name|صديقنا}}، افتتحنا منطقتنا الثالثة. انقل خادمك إليها
    في دقيقتين <a href="https://hosting.example">كما في هذا الدليل</a>.</p>
    <ul><li>تخزين NVMe</li><li>سرعة 10 جيجابت في الثانية</li></ul>
    <div data-block="button"><a href="https://hosting.example">انقل خادمك</a></div>
    <div data-block="section"><h3>هذا الأسبوع فقط</h3><p>الشهر الأول مجاني في كل المناطق.</p>
    <div data-block="button"><a href="https://hosting.example">اطّلع على العرض</a></div></div>
    <div data-block="columns"><div data-block="column"><p><strong>سحابي</strong></p><p>يكبر مع زوارك.</p></div>
    <div data-block="column"><p><strong>فعلي</strong></p><p>خادم كامل لك وحدك.</p></div></div>
    <p>نراك هناك!</p>`,
};

/** Run by `node --import tsx tooling/mail-screenshots.ts`. Takes a picture of each template in light and dark mode. */
async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 660, height: 300 }, colorScheme });
    for (const template of TEMPLATE_NAMES) {
      for (const locale of LOCALES)
        await shoot(page, template, locale, `${template}-${locale}-${colorScheme}`);
    }
  }
  await browser.close();
}

async function shoot(page: Page, template: TemplateName, locale: (typeof LOCALES)[number], name: string) {
  const year = new Date().getFullYear();
  const mail = renderNewsletter({
    template,
    locale,
    subject: 'News',
    html: CONTENT[locale],
    brand: BRAND,
    year,
  });
  const { html } = mail({
    first_name: locale === 'en' ? 'Salma' : 'سلمى',
    last_name: '',
    email: 'salma@example.com',
    unsubscribe_url: '#',
  });
  const logo = readFileSync('src/app/public/mail-logo.png').toString('base64');
  await page.setContent(html.replaceAll(LOGO, `data:image/png;base64,${logo}`));
  await page.screenshot({ path: join(FOLDER, `${name.toLowerCase()}.png`), fullPage: true });
}

await main();
