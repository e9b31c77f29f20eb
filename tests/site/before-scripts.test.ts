import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#tests/support/site.ts';

const { visit } = useBrowser();

/** What the page says in the browser's console, faults of hydration among it. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));

  return said;
}

describe('without scripts', () => {
  it.each([
    ['en', 'Notices', 'Frequently Asked Questions', 'All rights reserved'],
    ['ar', 'الإشعارات', 'الأسئلة الشائعة', 'جميع الحقوق محفوظة'],
  ] as const)(
    'the landing page is whole, and every link leads somewhere (%s)',
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

      const links = await page
        .locator('a[href]:visible')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(links.length).toBeGreaterThan(20);
      const lost = await Promise.all([...new Set(links)].map((link) => isLost(page, link)));
      expect(lost.filter(Boolean)).toEqual([]);
    },
  );
});

/** The link, where nothing is at its end; other people's sites are not asked. */
async function isLost(page: Page, link: string): Promise<string | null> {
  const target = new URL(link);
  if (target.origin !== new URL(page.url()).origin) return null;
  const response = await page.request.get(link);
  const html = await response.text();
  const hasPlace = target.hash === '' || html.includes(`id="${target.hash.slice(1)}"`);

  return response.ok() && hasPlace ? null : link;
}

describe('a page that the server drew is taken over without a word', () => {
  it.each([
    ['/', 'en'],
    ['/ar', 'ar'],
    ['/?currency=KWD&cycle=yr&utm_source=mail', 'en'],
    ['/ar/hosting/vps?cycle=yr', 'ar'],
    ['/en/privacy#top', 'ar'],
  ] as const)('%s for a visitor who speaks %s', async (path, locale) => {
    const { page } = await visit({ locale });
    const said = listen(page);

    const html = await (await page.goto(path))?.text();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );

    expect(html).toContain('id="page-state"');
    expect(said).toEqual([]);
  });

  it('in the language that only local storage still has, before anything is painted', async () => {
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
