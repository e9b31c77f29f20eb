import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { routeScript } from '#tests/support/processes/scripts.ts';
import { shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf, type Locale } from '#tests/support/texts.ts';

const { visit } = useBrowser();

/**
 * Opens the landing page, and follows a link to a hosting page whose code fails to load (`times` times, else until the
 * returned function is called).
 */
async function askForHostingPage(page: Page, locale: Locale, times = Infinity): Promise<() => void> {
  await page.goto('/');
  let failed = 0;
  const end = await routeScript(page, 'HostingPage', async (route) => {
    if (failed === times) return route.continue();
    failed += 1;
    return route.abort('connectionrefused');
  });
  const name = textsOf(locale)('kinds.cloud.name');
  await page.locator('#pricing').getByRole('link', { name }).click();

  return () => {
    expect(failed).toBeGreaterThan(0);
    end();
  };
}

describe('a page whose scripts fail to load', () => {
  it('is loaded again once the server answers', async () => {
    const { page } = await visit({ locale: 'en' });

    const end = await askForHostingPage(page, 'en', 1);

    const title = textsOf('en')('kinds.cloud.name');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/hosting/cloud');
    end();
  });

  it('shows the error page in the end; Back leaves it, and Retry shows the page', async () => {
    const t = textsOf('ar');
    const { page } = await visit({ locale: 'ar' });
    const end = await askForHostingPage(page, 'ar');

    const excuse = page.getByRole('heading', { level: 1, name: t('app.error.title') });
    await excuse.waitFor();
    expect(new URL(page.url()).pathname).toBe('/hosting/cloud');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: t('pieces.heading.hero.title') }).waitFor();
    await page.goForward();
    await excuse.waitFor();
    end();
    await page.getByRole('button', { name: t('app.error.retry') }).click();

    await page.getByRole('heading', { level: 1, name: t('kinds.cloud.name') }).waitFor();
  });
});

describe('the change from one page to the next', () => {
  const countFades = (page: Page) =>
    page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(window, { fades: 0 });
      document.startViewTransition = (update) => {
        Object.assign(window, { fades: (window as { fades?: number }).fades! + 1 });
        return start(update);
      };
    });

  it.each(shareOf([true, false], 'page-loading'))(
    'fades only where the visitor has not asked for reduced motion (motion: %s)',
    async (moves) => {
      const { page } = await visit({ moves });
      await page.goto('/');
      await countFades(page);

      await page
        .locator('#pricing')
        .getByRole('link', { name: textsOf('en')('kinds.cloud.name') })
        .click();
      await page.getByRole('heading', { level: 1, name: textsOf('en')('kinds.cloud.name') }).waitFor();

      expect(await page.evaluate(() => (window as { fades?: number }).fades)).toBe(moves ? 1 : 0);
    },
  );
});

describe('the document of a public page', () => {
  it('runs no inserted inline script, and is replaced by a new document at a page with a password field', async () => {
    const { page, refused } = await visit();
    await page.goto('/en');
    const link = page.locator(`a[href="/auth"]:visible`).first();
    await link.waitFor();

    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.head.append(script);
      Object.assign(window, { isPublicDocument: true });
    });
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    await expect.poll(() => refused.splice(0).join()).toContain('inline script');

    await link.click();
    await page.locator('input[name=password]').first().waitFor();
    expect(await page.evaluate(() => 'isPublicDocument' in window)).toBe(false);
  });
});
