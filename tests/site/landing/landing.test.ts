import { beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { localesOf, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { originalsOf } from '#tests/support/originals-of.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

describe.each(localesOf('landing'))('the landing page (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;

  beforeAll(async () => {
    ({ page } = await visit({ locale }));
    await open();
  });

  async function open(): Promise<void> {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.getByRole('region', { name: t('notices.banner.label') }).waitFor();
    await page.locator('#pricing').getByRole('article').first().waitFor();
  }

  const topOf = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    expect(box, `${part} is on the page`).not.toBeNull();
    return box!.y;
  };

  it('has its parts in the order of the specification', async () => {
    const parts = [
      page.getByRole('region', { name: t('notices.banner.label') }),
      page.getByRole('banner'),
      page.getByText('99.99').first(),
      page.getByRole('search'),
      page.locator('#features'),
      page.locator('#pricing'),
      page.getByRole('region', { name: t('pieces.heading.partners.title') }),
      page.getByRole('contentinfo'),
    ];

    const tops = [];
    for (const part of parts) tops.push(await topOf(part));

    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(parts.length);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('exposes its pricing to screen readers before the visitor scrolls there', async () => {
    const { page: fresh } = await visit({ locale });
    await fresh.goto('/');
    await fresh.locator('#pricing').getByRole('article').first().waitFor({ state: 'attached' });

    const devtools = await fresh.context().newCDPSession(fresh);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const named = (role: string, name: string) =>
      nodes.filter((node) => !node.ignored && node.role?.value === role && node.name?.value === name);

    expect(named('region', t('plans.section.title'))).toHaveLength(1);
    expect(named('heading', t('plans.section.title'))).toHaveLength(1);
    const choose = /^(Choose|اختر) /;
    const links = nodes.filter(
      ({ ignored, role, name }) => !ignored && role?.value === 'link' && choose.test(String(name?.value)),
    );
    // Four plans, and the recommended one once more at the page's end.
    expect(links).toHaveLength(5);
  });

  it('promises 99.99 % uptime and a deploy in 60 seconds', async () => {
    const main = page.getByRole('main');

    await main.getByRole('heading', { level: 1, name: t('pieces.heading.hero.title') }).waitFor();
    await main.getByText(t('pieces.heading.hero.text')).waitFor();
    await main.getByRole('heading', { name: t('pieces.heading.deploy.title') }).waitFor();
    const badge = main.getByText('99.99').first();
    expect(await badge.textContent()).toContain(t('pieces.heading.hero-badge.title', { uptime: '' }).trim());
    expect(await main.getByText(t('pieces.heading.deploy.title')).textContent()).toContain('60');
  });

  it('shows eight features', async () => {
    const features = page.locator('#features');

    const headings = features.getByRole('heading', { level: 3 });

    await expect
      .poll(() => headings.allTextContents())
      .toEqual(originalsOf(locale, 'feature').map(({ title }) => title));
  });

  it('shows six partner logos', async () => {
    // The words of customers follow within the same part.
    const partners = page
      .getByRole('region', { name: t('pieces.heading.partners.title') })
      .getByRole('list')
      .first();

    await expect.poll(() => partners.getByRole('listitem').count()).toBe(6);
    await expect.poll(() => partners.getByRole('listitem').locator('svg').count()).toBe(6);
  });

  it("draws every company's mark from the one file that holds them", async () => {
    const marks = page.locator('svg > use[href*="brand-icons"]');
    const drawnWidths = () =>
      marks.evaluateAll((uses) => uses.map((use) => (use as SVGGraphicsElement).getBBox().width));

    // The marks are six partners, three ways to pay and the demo's seven social profiles.
    await expect.poll(() => marks.count()).toBe(16);
    await expect.poll(async () => (await drawnWidths()).filter((width) => width === 0)).toEqual([]);
  });

  it('ends with links in two groups, the ways to pay and the current year', async () => {
    const footer = page.getByRole('contentinfo');

    const groups = footer.getByRole('navigation').getByRole('heading');
    await expect
      .poll(() => groups.allTextContents())
      .toEqual([t('footerLinks.services'), t('footerLinks.company')]);
    expect(await footer.getByRole('navigation').first().getByRole('link').count()).toBeGreaterThan(1);
    for (const payment of ['PayPal', 'Ethereum', 'Visa'])
      await footer.getByRole('img', { name: payment }).waitFor();
    expect(await footer.getByText('©').textContent()).toContain(
      // The browser of the tests lives in UTC.
      String(new Date().getUTCFullYear()),
    );
  });

  it('opens the About dialog by the footer link whose address is the about-us anchor', async () => {
    const before = page.url();

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('about.title') })
      .click();

    const about = page.getByRole('dialog', { name: t('about.title') });
    await about.waitFor();
    await expect.poll(() => page.url()).toBe(before);
    await page.keyboard.press('Escape');
    await about.waitFor({ state: 'detached' });
  });

  it.each(shareOf([320, 768, 1280, 1920], 'landing widths', { count: 2 }))(
    'never scrolls sideways at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 800 });

      const overflow = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

      await expect.poll(overflow).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    },
  );

  it('has a skip link to the content as its first Tab stop', async () => {
    await page.reload();
    await page.getByRole('search').waitFor();

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('app.skipLink') });
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');

    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('opens the About dialog for an address that ends in its anchor', async () => {
    await page.evaluate(() => (window.location.hash = 'about-us'));

    await page.getByRole('dialog', { name: t('about.title') }).waitFor();
    await expect.poll(() => page.url()).not.toContain('about-us');
  });
});
