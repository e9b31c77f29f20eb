import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openBeforeScripts, signInByApi } from '#tests/support/browser/pages.ts';
import { holdScripts, listen } from '#tests/support/processes/scripts.ts';
import { shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

describe('a page in a browser without scripts', () => {
  it.each(
    shareOf(
      [
        ['en', 'Notices', 'Frequently Asked Questions', 'All rights reserved'],
        ['ar', 'الإشعارات', 'الأسئلة الشائعة', 'جميع الحقوق محفوظة'],
      ] as const,
      'before-scripts',
    ),
  )(
    'landing and hosting page are complete, and every link has a target (%s)',
    async (locale, banner, faq, foot) => {
      const { page } = await visit({ locale, scripts: false });
      await page.goto(`/${locale}`);

      expect(await page.getByRole('region', { name: banner }).isVisible()).toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.locator('#pricing').getByRole('article').count()).toBe(4);
      expect(await page.locator('#faq').getByText(faq).isVisible()).toBe(true);
      expect(await page.locator('#faq dd').count()).toBe(6);
      expect(await page.locator('#about-us').isVisible()).toBe(true);
      expect(await page.getByText(foot).isVisible()).toBe(true);
      expect(await page.locator('button:visible:not([type=submit])').count()).toBe(0);

      await expectNoLostLinks(page);

      const cycle = page.locator('#pricing').getByRole('group', {
        name: textsOf(locale)('plans.cycle.label'),
        includeHidden: true,
      });
      await cycle.waitFor({ state: 'attached' });
      expect(await cycle.isVisible()).toBe(false);

      const t = textsOf(locale);
      await page.goto(`/${locale}/hosting/cloud`);
      expect(await page.getByRole('heading', { level: 1, name: t('kinds.cloud.name') }).isVisible()).toBe(
        true,
      );
      const plans = page.getByRole('main').getByRole('article');
      expect(await plans.count()).toBeGreaterThan(0);
      for (const plan of await plans.all()) {
        expect(await plan.getByText(t('plans.card.billedMonthly')).isVisible()).toBe(true);
        expect(await plan.textContent()).toMatch(/\p{Nd}/u);
      }
      expect(await page.locator('button:visible:not([type=submit])').count()).toBe(0);
      await expectNoLostLinks(page);

      // Logging in needs scripts, and the page says so.
      await page.goto(`/auth?lng=${locale}`);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      const words = page.locator('main noscript p');
      expect(await words.textContent()).toBe(textsOf(locale)('auth.withoutScripts'));
      expect(await words.isVisible()).toBe(true);
      expect(await page.locator('[aria-busy]:visible, button:visible').count()).toBe(0);
      // The page is rendered without MUI: its styles would need the nonce, and its code is not part of the server's
      // bundle.
      expect(await page.locator('[class*=Mui]').count()).toBe(0);
      await page.locator(`a[href="?lng=${locale === 'en' ? 'ar' : 'en'}"]`).click();
      expect(await page.locator('html').getAttribute('lang')).not.toBe(locale);
    },
  );
});

/** Checks that the page has many links and that each leads to an existing page and place. */
async function expectNoLostLinks(page: Page): Promise<void> {
  const links = await page
    .locator('a[href]:visible')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(20);
  const lost = await Promise.all([...new Set(links)].map((link) => isLost(page, link)));
  expect(lost.filter(Boolean)).toEqual([]);
}

/** Returns the link where it leads to nothing, else null; other sites are not asked. */
async function isLost(page: Page, link: string): Promise<string | null> {
  const target = new URL(link);
  if (target.origin !== new URL(page.url()).origin) return null;
  const response = await page.request.get(link);
  const html = await response.text();
  const hasPlace = target.hash === '' || html.includes(`id="${target.hash.slice(1)}"`);

  return response.ok() && hasPlace ? null : link;
}

describe('the hydration of a server-rendered page', () => {
  it.each(
    shareOf(
      [
        ['/', 'en'],
        ['/ar', 'ar'],
        ['/?currency=KWD&cycle=yr&utm_source=mail', 'en'],
        ['/ar/hosting/cloud?cycle=yr', 'ar'],
        ['/en/privacy#top', 'ar'],
      ] as const,
      'before-scripts taken over',
      { count: 2 },
    ),
  )('logs no error and shifts nothing at %s for a visitor who speaks %s', async (path, locale) => {
    // For half of each day this time zone has another date than the server.
    const { page } = await visit({ locale, width: 390, timezoneId: 'Pacific/Kiritimati' });
    const said = listen(page);

    const { letScriptsCome, shifts } = await openBeforeScripts(page, path);
    const html = await (await letScriptsCome())?.text();

    expect(html).toContain('id="page-state"');
    expect(said).toEqual([]);
    expect(await shifts()).toEqual([]);
  });

  it.each(
    shareOf(
      [
        ['en', 390],
        ['ar', 1440],
      ] as const,
      'before-scripts auth',
    ),
  )('logs no error and moves nothing at /auth when the form is loaded (%s)', async (locale, width) => {
    const { page } = await visit({ locale, width });
    const said = listen(page);
    const { letScriptsCome, shifts } = await openBeforeScripts(page, '/auth');
    await page.getByText(textsOf(locale)('app.loading')).waitFor({ state: 'attached' });
    const places = () =>
      page
        .locator('main > *, main h1, main h1 ~ *')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as object));
    const before = await places();

    await letScriptsCome();
    await page.locator('altcha-widget').getByRole('checkbox').waitFor({ state: 'attached' });

    expect(await places()).toEqual(before);
    expect(await shifts()).toEqual([]);
    expect(said).toEqual([]);
  });

  it("logs no error for a signed-in visitor whose language cookie differs from the page's language", async () => {
    const { page, context } = await visit();
    const site = inject('site');
    await signInByApi(context, site);
    await context.addCookies([{ name: 'i18next', value: 'ar', url: site.url }]);
    const said = listen(page);

    const html = await (await page.goto('/en'))?.text();
    await page.getByRole('button', { name: 'Logout' }).waitFor();

    expect(html).toContain('lang="en"');
    expect(said).toEqual([]);
  });

  it('shows a kept currency and billing cycle before the scripts run, and after, with one request', async () => {
    const { page } = await visit({ locale: 'en', width: 390 });
    const plain = await (await page.goto('/en'))?.text();
    await page.evaluate(() => localStorage.setItem('buying-choices', 'currency=SAR&cycle=yr'));
    const said = listen(page);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));

    const { letScriptsCome, shifts } = await openBeforeScripts(page, '/en');
    const pricing = page.locator('#pricing');
    const card = pricing.getByRole('article', { name: 'Cloud Start' });
    const drawn = async () =>
      (await card.getByText(/SAR/).allTextContents()).map((text) =>
        text.replace(/[\u200e\u00a0\s]+/g, ' ').trim(),
      );
    await expect
      .poll(drawn)
      .toEqual([
        'SAR 28.17',
        'SAR 34.00',
        'instead of SAR 34.00',
        'SAR 338.00 billed yearly',
        'Save SAR 70.00 a year (17%)',
      ]);
    expect(await pricing.getByRole('combobox').inputValue()).toBe('SAR');
    expect(await card.getByRole('link').getAttribute('href')).toMatch(/billingcycle=annually.*currency=SAR/);
    expect(await page.locator('input[name=currency]').inputValue()).toBe('SAR');
    const before = await drawn();
    const html = await (await letScriptsCome())?.text();
    const after = await drawn();
    await pricing.getByRole('button', { name: 'Monthly' }).click();

    await card.getByText('Billed monthly').waitFor();
    expect(after).toEqual(before);
    expect(await drawn()).toEqual(['SAR 34.00']);
    expect(html).toBe(plain);
    expect(documents).toHaveLength(1);
    expect(said).toEqual([]);
    expect(await shifts()).toEqual([]);
  });

  it('performs the click on a button pressed before the scripts were loaded', async () => {
    const { page } = await visit();
    const arrive = await holdScripts(page);
    const going = page.goto('/en');
    await page.getByRole('button', { name: 'Who we are' }).click();
    arrive();
    await going;

    await page.getByRole('dialog', { name: 'About us' }).waitFor();
  });

  it("logs no error where only local storage holds the visitor's language; the page switches to it", async () => {
    const { page, context } = await visit({ locale: 'en' });
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'ar'));
    const said = listen(page);

    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    expect((await context.cookies()).find(({ name }) => name === 'i18next')?.value).toBe('ar');
    expect(said).toEqual([]);
  });
});
