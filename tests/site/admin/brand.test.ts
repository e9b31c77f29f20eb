import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { findFaultsOfLocale } from '#tests/support/browser/axe.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit, visitSignedIn } = useBrowser();

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="40" cy="40" r="38" fill="#1d4ed8"/></svg>';
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';

/** The next file must not meet a page with this file's logo or colour. */
afterAll(async () => {
  await untilGoneFromLanding('/media/');
  await untilGoneFromLanding('brand-colors');
});

describe.each(['en', 'ar'] as const)('the brand (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;
  let visitors: Page;

  beforeAll(async () => {
    ({ page } = await visitSignedIn({ locale }));
    visitors = (await visit({ locale })).page;
    await visitors.goto('/');
  });

  const logo = () => page.getByRole('group', { name: t('brand.form.square'), exact: true });
  const colorOfPage = () =>
    visitors.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
    );
  const choose = (svg: string) =>
    logo()
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });

  it('is on a page that is open already once the administrator saves it, and gone once it is given back', async () => {
    await page.goto('/admin/settings?part=brand');
    await logo().waitFor();
    await choose(SCRIPT);
    await logo().getByRole('alert').getByText('<script>').waitFor();
    await choose(SQUARE);
    await logo()
      .getByRole('img', { name: t('brand.form.square') })
      .waitFor();
    await page.getByRole('textbox', { name: t('brand.form.color'), exact: true }).fill('#1D4ED8');
    await page.getByRole('group', { name: t('brand.form.sample') }).waitFor();
    expect(await findFaultsOfLocale(locale, page, 'main')).toEqual([]);
    await page.getByRole('button', { name: t('brand.form.save') }).click();
    await page.getByText(t('brand.toast.updated')).waitFor();

    const shown = visitors.locator('header img[src^="/media/"]');
    await shown.waitFor();
    await expect
      .poll(() => visitors.locator('link[rel=icon]').getAttribute('href'))
      .toMatch(/^\/media\/.+\.svg$/);
    await expect.poll(colorOfPage).toBe('#1d4ed8');
    await page.getByRole('button', { name: t('brand.form.restore') }).click();
    await expect.poll(colorOfPage).toBe('#0f4d3a');
    await shown.waitFor({ state: 'detached' });
    await expect.poll(() => visitors.locator('link[rel=icon]').getAttribute('href')).toBe('/favicon.svg');
  });
});
