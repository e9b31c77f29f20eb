import { describe, expect, it } from 'vitest';
import { localesOf, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

describe.each(localesOf('buying'))('the landing page for a buyer (%s)', (locale) => {
  const t = textsOf(locale);

  it.each(shareOf(VIEWPORTS, 'buying'))(
    "shows a plan's Choose button after a click on the hero’s button ($width × $height)",
    async (viewport) => {
      const { page } = await visit({ locale });
      await page.setViewportSize(viewport);
      await page.goto('/');
      const choose = page.locator('#pricing').getByRole('article').first().getByRole('link');
      await choose.waitFor();

      await page.getByRole('link', { name: t('pieces.heading.hero-plans.title') }).click();

      const bottom = async () => {
        const box = await choose.boundingBox();
        return box ? box.y + box.height : Number.POSITIVE_INFINITY;
      };
      await expect.poll(bottom).toBeLessThan(viewport.height);
    },
  );

  it('collapses the details of the first plan on a phone until the visitor opens them', async () => {
    const { page } = await visit({ locale });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const first = page.locator('#pricing').getByRole('article').first();
    const fold = first.getByRole('button', { name: t('plans.card.details') });
    await fold.waitFor();

    const lists = first.getByRole('list');
    const terms = first.getByRole('list', { name: t('plans.terms.label') });
    await expect.poll(async () => (await lists.count()) - (await terms.count())).toBe(0);
    await fold.click();
    await expect.poll(() => lists.count()).toBe((await terms.count()) + 1);
  });

  it('returns the focus to the menu when the panel opened from the menu is closed', async () => {
    const { page } = await visit({ locale });
    await page.goto('/');
    const menu = page.getByRole('button', { name: t('siteHeader.hosting'), exact: true });
    await menu.click();
    await page.getByRole('button', { name: t('kinds.vps.name') }).click();
    const panel = page.getByRole('dialog', { name: t('kinds.vps.name') });

    await panel.getByRole('button', { name: t('app.close') }).click();

    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
