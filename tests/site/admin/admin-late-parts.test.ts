import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routeScript } from '#tests/support/processes/scripts.ts';
import { localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf, type Locale } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();

/** Opens a list; the parts that come after it are held back until they are released. */
async function openList(locale: Locale) {
  const { page, context } = await visitSignedIn({ locale });
  const release = await holdBack(context);
  await page.goto('/admin/notices');
  await page.getByRole('button', { name: textsOf(locale)('notices.dialog.addTitle') }).waitFor();
  await page.getByRole('table').and(page.locator('[aria-busy=false]')).waitFor();

  return { page, context, release };
}

async function holdBack(context: BrowserContext): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await routeScript(context, 'MenuSelect', async (route) => {
    await isReleased;
    await route.continue();
  });

  return release;
}

/** Reads the places and texts of all choices, and what is drawn in them. */
const choices = (page: Page) =>
  page.getByRole('combobox').evaluateAll((fields) =>
    fields.map((field) => {
      const box = (element: Element | null) => {
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
      };
      const { color, font, textAlign, cursor } = getComputedStyle(field);

      return {
        text: field.textContent,
        own: box(field),
        root: box(field.parentElement),
        arrow: box(field.parentElement?.querySelector('svg') ?? null),
        look: [color, font, textAlign, cursor],
      };
    }),
  );

describe('the select fields of a list, whose menus are loaded later', () => {
  it.each(localesOf('admin-late-parts'))(
    'look the same before and after the menus are loaded (%s)',
    async (locale) => {
      const { page, release } = await openList(locale);
      // Texts are as wide as they will be once their fonts are there.
      await page.evaluate(() => document.fonts.ready);
      const before = await choices(page);

      release();
      await page.locator('.MuiSelect-nativeInput').first().waitFor({ state: 'attached' });

      expect(before.length).toBeGreaterThan(1);
      await expect.poll(() => choices(page)).toEqual(before);
    },
  );

  it('open by a key pressed before the menus are loaded, and keep the focus when the menu closes', async () => {
    const t = textsOf('en');
    const { page, release } = await openList('en');
    const status = page.getByRole('combobox', { name: t('notices.list.status') });

    await status.press('ArrowDown');
    release();
    await page.getByRole('option', { name: t('notices.status.active'), exact: true }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await status.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describe('a list of the back office that has been drawn', () => {
  it('opens its menu and delete dialog offline, and says in a toast that the server is unreachable', async () => {
    const t = textsOf('en');
    const { page, context, release } = await openList('en');
    release();
    await page.locator('.MuiSelect-nativeInput').first().waitFor({ state: 'attached' });

    await context.setOffline(true);
    await page.getByRole('combobox', { name: t('kit.pages.rowsPerPage') }).click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: t('kit.delete') })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('kit.delete') }).click();

    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.unreachable') })
      .first()
      .waitFor();
  });
});
