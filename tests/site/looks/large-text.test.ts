import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enlargeText } from '#tests/support/browser/pages.ts';
import { localesOf, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

const WIDTHS = [390, 768, 1280];

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(localesOf('large-text'))('with the browser’s text twice as large (%s)', (locale) => {
  const t = textsOf(locale);

  it.each(shareOf(['', '/hosting/cloud', '/hosting/mail'], 'large-text pages'))(
    'nothing overflows the page: %s',
    async (path) => {
      for (const width of shareOf(WIDTHS, `large-text ${path}`)) {
        const { page } = await visit({ locale, width });
        await enlargeText(page, 2);
        await page.goto(`/${locale}${path}`);
        await page.getByRole('contentinfo').waitFor();
        // The header folds into its menu.
        await page.getByRole('button', { name: t('siteHeader.openMenu') }).waitFor();
        await expect.poll(async () => [width, await overflowOf(page)]).toEqual([width, 0]);
      }
    },
  );
});
