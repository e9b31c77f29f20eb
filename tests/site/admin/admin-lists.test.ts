import { expect, it } from 'vitest';
import { localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();

it.each(localesOf('admin-lists'))(
  'a list of the back office keeps its scroll position when a record is opened and closed (%s)',
  async (locale) => {
    const t = textsOf(locale);
    const { page } = await visitSignedIn({ locale });
    await page.goto('/admin/pricing');
    const edit = page.getByRole('button', { name: t('kit.edit') });
    await edit.first().waitFor();
    await page
      .getByRole('button', { name: t('kit.order.drag') })
      .first()
      .waitFor();
    const position = () => page.evaluate(() => Math.round(window.scrollY));
    // The rows of each table are drawn once more when the code for dragging has come; one that goes can't be scrolled to.
    const isScrolledTo = () =>
      edit
        .last()
        .scrollIntoViewIfNeeded()
        .then(
          () => true,
          () => false,
        );
    await expect.poll(isScrolledTo).toBe(true);
    const before = await position();
    expect(before).toBeGreaterThan(0);

    await edit.last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().waitFor();
    expect(await position()).toBe(before);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await position()).toBe(before);
  },
);
