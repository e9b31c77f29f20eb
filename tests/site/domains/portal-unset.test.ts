import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from '#tests/support/browser/axe.ts';
import { serveShells } from '#tests/support/browser/network.ts';
import { localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

/** Serves the site as it is where no PORTAL_URL is configured. */
async function withoutPortal(page: Page): Promise<void> {
  await serveShells(page);
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, portalUrl: null, socialLinks: {} } });
  });
}

describe.each(localesOf('portal-unset'))('with no portal configured (%s)', (locale) => {
  const t = textsOf(locale);

  it('plans without an order URL of their own cannot be ordered, and say so', async () => {
    const { page } = await visit({ locale });
    await withoutPortal(page);

    await page.goto('/');

    const plan = page.locator('#pricing').getByRole('article').first();
    await plan.getByText(t('plans.card.noPortal')).waitFor();
    expect(await plan.getByRole('button', { name: t('plans.card.chooseShort') }).isDisabled()).toBe(true);
    expect(await findFaults(page)).toEqual([]);
  });

  it('no menu, panel or form on the landing page or /auth leads to a portal', async () => {
    const { page } = await visit({ locale });
    await withoutPortal(page);
    await page.goto('/');
    const header = page.getByRole('banner');

    await header.getByRole('button', { name: t('siteHeader.support'), exact: true }).click();

    await header.getByRole('button', { name: t('siteHeader.faq'), exact: true }).waitFor();
    const addresses = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => /portal|undefined|null/.test(address))).toEqual([]);

    await page.goto('/auth');

    await page.getByText(t('auth.portalUnset')).first().waitFor();
    expect(await page.locator('form[action*=portal], form[action*=undefined]').count()).toBe(0);
    expect(await findFaults(page)).toEqual([]);
  });
});
