import { describe, expect, it } from 'vitest';
import { useBrowser } from '#tests/support/site.ts';
import { LOCALES } from '#tests/support/texts.ts';

const { visit } = useBrowser();

describe.each(LOCALES)('a page on paper (%s)', (locale) => {
  it('is dark ink on white, without what can only be pressed', async () => {
    const { page } = await visit({ locale });
    await page.goto('/hosting/cloud');
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    expect(await page.locator('header').first().isVisible()).toBe(false);
    expect(await page.getByRole('table').isVisible()).toBe(true);
    const colours = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color];
      });
    // Colours change within a frame: with reduced motion every change takes 0.01 ms.
    await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });
});
