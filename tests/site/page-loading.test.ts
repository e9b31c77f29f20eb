import { describe, expect, it } from 'vitest';
import { useBrowser } from '#tests/support/site.ts';
import { LOCALES, textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

const HOSTING_PAGE_CODE = '**/assets/hosting-page-*.js';

describe.each(LOCALES)('a page whose code does not arrive (%s)', (locale) => {
  const t = textsOf(locale);

  it('is excused by the error page, left by the way back and shown once it is tried again', async () => {
    const { page, context } = await visit({ locale });
    await page.goto('/');
    await page.route(HOSTING_PAGE_CODE, (route) => route.abort('connectionrefused'));
    const link = page.locator('#pricing').getByRole('link', { name: t('plans.category.cloud') });

    await link.click();
    const excuse = page.getByRole('heading', { level: 1, name: t('app.error.title') });
    await excuse.waitFor();
    expect(new URL(page.url()).pathname).toBe('/hosting/cloud');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: t('hero.title') }).waitFor();
    await page.goForward();
    await excuse.waitFor();
    await page.unroute(HOSTING_PAGE_CODE);
    await page.getByRole('button', { name: t('app.error.retry') }).click();

    await page.getByRole('heading', { level: 1, name: t('plans.service.cloud.title') }).waitFor();
    await context.close();
  });
});
