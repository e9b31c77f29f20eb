import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { LOCALES, textsOf } from '#tests/support/texts.ts';
import { otherBrowsers } from './installed-browsers.ts';
import { untilPage, type OtherBrowser } from './other-browser.ts';

const site = inject('site');
const NOTICE = { en: 'Test: seen in another browser', ar: 'تجربة: في متصفح آخر' } as const;
/** Arabic-Indic digits, which no page shows: all digits of a page are of one kind. */
const ARABIC_INDIC_DIGITS = /[٠-٩]/;
const LOG_OUT = `fetch('/session/logout', { method: 'POST', body: new URLSearchParams() }).then(({ ok }) => ok)`;

let adminHeaders: Record<string, string>;
const admin = (query: string, variables: object = {}) =>
  postGraphql(site.url, query, { variables, headers: adminHeaders });

beforeAll(async () => {
  adminHeaders = asSiteAdmin(await signIn(site.url, site.adminEmail, site.adminPassword));
});
afterEach(() =>
  admin('mutation { delete_store_notices(where: { content: { _like: "Test:%" } }) { affected_rows } }'),
);

const textOf = (browser: OtherBrowser, selector: string) =>
  browser.read<string>(`document.querySelector('${selector}')?.innerText ?? ''`);

describe.each(otherBrowsers())('$name', ({ start }) => {
  let browser: OtherBrowser;
  beforeAll(async () => {
    if (start) browser = await start();
  });
  afterAll(() => (start ? browser.close() : undefined));

  it.skipIf(!start).each(LOCALES)('shows the public pages (%s)', async (locale) => {
    const t = textsOf(locale);

    await browser.open(`${site.url}/${locale}`);
    await untilPage(browser, `document.querySelector('#pricing article')`);

    expect(await browser.read('[document.documentElement.lang, document.documentElement.dir]')).toEqual([
      locale,
      locale === 'ar' ? 'rtl' : 'ltr',
    ]);
    expect(await textOf(browser, 'h1')).toBe(t('hero.title'));
    expect(await textOf(browser, 'body')).not.toMatch(ARABIC_INDIC_DIGITS);
    expect(await browser.read('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await browser.open(`${site.url}/${locale}/hosting/vps`);
    await untilPage(browser, `document.querySelector('main article')`);
    expect(await textOf(browser, 'body')).not.toMatch(ARABIC_INDIC_DIGITS);
  });

  it.skipIf(!start).each(LOCALES)('shows a notice live on an open page (%s)', async (locale) => {
    await browser.open(`${site.url}/${locale}`);
    await untilPage(browser, `document.querySelector('#pricing article')`);
    await browser.read('(window.isSamePage = true)');

    await admin(
      'mutation ($en: String!, $ar: String!) { insert_store_notices_one(object: { content: $en, content_ar: $ar, is_active: true }) { id } }',
      NOTICE,
    );

    await untilPage(browser, `document.body.textContent.includes('${NOTICE[locale]}')`);
    expect(await browser.read('window.isSamePage')).toBe(true);
  });

  it.skipIf(!start).each(LOCALES)('signs an administrator in (%s)', async (locale) => {
    await browser.open(`${site.url}/auth?lng=${locale}`);
    // Before hydration the page handles no click, and while it loads, the three clicks may be too far apart to count.
    await untilPage(browser, `document.querySelector('#main form input:enabled:not([type=hidden])')`);
    await untilPage(browser, `document.readyState === 'complete' && document.fonts.status === 'loaded'`);
    await browser.click('#main h1', 3);
    await untilPage(browser, `document.querySelector('[role=dialog] input[name=email]')`);
    await browser.type('[role=dialog] input[name=email]', site.adminEmail);
    await browser.type('[role=dialog] input[name=password]', site.adminPassword);
    await browser.click('[role=dialog] altcha-widget label');
    await untilPage(browser, `document.querySelector('altcha-widget [data-state=verified]')`);
    await browser.click('[role=dialog] button[type=submit]');
    await untilPage(browser, `location.pathname === '/'`);

    await browser.open(`${site.url}/admin/notices`);
    await untilPage(browser, `document.querySelector('main table tbody tr')`);
    expect(await browser.read('document.documentElement.lang')).toBe(locale);
    // Logs out, as the next check would find no log-in form otherwise.
    expect(await browser.read(LOG_OUT)).toBe(true);
  });
});
