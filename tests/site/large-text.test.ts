import { describe, expect, it } from 'vitest';
import { useBrowser } from '#tests/support/site.ts';
import { LOCALES, textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

/** Size of the browser's text in CSS pixels, twice the default. */
const LARGE = 32;
const WIDTHS = [390, 768, 1280];

describe.each(LOCALES)('with the browser’s text twice as large (%s)', (locale) => {
  const t = textsOf(locale);

  it.each(['', '/hosting/cloud', '/hosting/mail'])('nothing leaves the page: %s', async (path) => {
    const seen: Record<number, unknown> = {};

    for (const width of WIDTHS) {
      const { page } = await visit({ locale, width });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: LARGE } });
      await page.goto(`/${locale}${path}`);
      await page.getByRole('contentinfo').waitFor();
      seen[width] = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      // The header folds into its menu.
      expect(await page.getByRole('button', { name: t('siteHeader.openMenu') }).isVisible()).toBe(true);
    }

    expect(seen).toEqual(Object.fromEntries(WIDTHS.map((width) => [width, 0])));
  });
});
