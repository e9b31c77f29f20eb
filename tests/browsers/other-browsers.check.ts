import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { LOCALES, textsOf } from '#tests/support/texts.ts';
import { DOMAIN_CASES } from '#rules/domains/domain-cases.ts';
import { otherBrowsers } from './installed-browsers.ts';
import { untilPage, type OtherBrowser } from './other-browser.ts';
import { startSlowLine } from './slow-line.ts';

const site = inject('site');
const NOTICE = { en: 'Test: seen in another browser', ar: 'تجربة: في متصفح آخر' } as const;
/** Arabic-Indic digits, which no page shows: all digits of a page are of one kind. */
const ARABIC_INDIC_DIGITS = /[٠-٩]/;
const LOG_OUT = `fetch('/session/logout', { method: 'POST', body: new URLSearchParams() }).then(({ ok }) => ok)`;

/** Whether React has taken the search over; it marks the elements that are its own. */
const STARTED = `Object.keys(document.querySelector('form[action="/domain-search"]')).some((key) => key.startsWith('__react'))`;

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
    expect(await textOf(browser, 'h1')).toBe(t('pieces.heading.hero.title'));
    expect(await textOf(browser, 'body')).not.toMatch(ARABIC_INDIC_DIGITS);
    expect(await browser.read('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await browser.open(`${site.url}/${locale}/hosting/vps`);
    await untilPage(browser, `document.querySelector('main article')`);
    expect(await textOf(browser, 'body')).not.toMatch(ARABIC_INDIC_DIGITS);
  });

  it.skipIf(!start).each(LOCALES)(
    'keeps a domain that is typed before the scripts come (%s)',
    async (locale) => {
      const line = await startSlowLine(site.url);
      onTestFinished(line.stop);
      const field = 'form[action="/domain-search"] input[name=query]';
      // A navigation of the page's own, as a command to open it would wait for the scripts.
      await browser.open(`${line.url}/healthz`);
      await browser.read(`void (location.href = '${line.url}/${locale}')`);
      await untilPage(browser, `document.querySelector('${field}')`);
      await browser.click(field);
      await browser.type(field, 'salma');
      expect(await browser.read(STARTED)).toBe(false);

      line.release();
      await untilPage(browser, `document.readyState === 'complete' && ${STARTED}`);
      expect(
        await browser.read(`[document.querySelector('${field}').value, document.activeElement.name]`),
      ).toEqual(['salma', 'query']);
      await browser.type(field, 'bakes');
      await browser.click('form[action="/domain-search"] button[type=submit]');

      await untilPage(browser, `location.pathname === '/demo-portal/cart.php'`);
      expect(await browser.read(`new URLSearchParams(location.search).get('query')`)).toBe('salmabakes.com');
    },
  );

  it.skipIf(!start)(
    'refuses the domains that docs/use/domain-names.md calls refused, and no others',
    async () => {
      const form = `document.querySelector('form[action="/domain-search"]')`;
      const search = (input: string) =>
        browser.read(`void (${form}.query.value = ${JSON.stringify(input)}, ${form}.requestSubmit())`);
      await browser.open(`${site.url}/en`);
      await untilPage(browser, `document.readyState === 'complete' && ${STARTED}`);
      for (const [input, domain] of DOMAIN_CASES) {
        if (domain !== null) continue;
        await search(input);
        const fault = `document.querySelector('#domain-search-fault')?.textContent`;
        await untilPage(browser, `${fault}?.includes(${JSON.stringify(input)})`);
      }
      // A name that is taken leads away from the page, so these are asked of the browser itself.
      const taken = DOMAIN_CASES.flatMap(([input, domain]) => (domain === null ? [] : [input]));
      const kept = taken.map((input) => input.replace(/[。．]com$/, '').replaceAll('ـ', ''));
      const hosts = `${JSON.stringify(kept)}.map((name) => new URL('http://' + name + '.com').hostname)`;

      expect(await browser.read(hosts)).toEqual(DOMAIN_CASES.flatMap(([, domain]) => domain ?? []));
    },
  );

  it.skipIf(!start)('shows code with dark scroll bars, which no fade covers', async () => {
    await browser.open(`${site.url}/en/developers`);
    await untilPage(browser, `document.querySelector('main pre')`);

    const look = `(({ colorScheme, maskImage }) => [colorScheme, maskImage])(getComputedStyle(document.querySelector('main pre')))`;
    expect(await browser.read(look)).toEqual(['dark', 'none']);
  });

  it.skipIf(!start)('keeps the place of a page that was scrolled before its scripts came', async () => {
    const line = await startSlowLine(site.url);
    onTestFinished(line.stop);
    await browser.open(`${line.url}/healthz`);
    await browser.read(`void (location.href = '${line.url}/en/hosting/vps')`);
    await untilPage(browser, `document.querySelector('footer')`);
    await browser.read(`void window.scrollTo({ top: 700, behavior: 'instant' })`);
    line.release();
    await untilPage(browser, `history.scrollRestoration === 'manual'`);

    await browser.read(`void (location.href = '${line.url}/healthz')`);
    await untilPage(browser, `location.pathname === '/healthz'`);
    await browser.read('void history.back()');

    await untilPage(browser, `location.pathname === '/en/hosting/vps' && Math.round(scrollY) === 700`);
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
