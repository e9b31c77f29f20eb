import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#tests/support/browser/site.ts';
import { localesOf } from '#tests/support/share.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit, visitSignedIn } = useBrowser();

/** Selectors of chosen controls, each beside one of those of its kind that are not chosen. */
const CHOICES = [
  ['nav a[aria-current=page]', 'nav a:not([aria-current])'],
  ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['[role=option][aria-selected=true]', '[role=option][aria-selected=false]'],
  ['button[aria-pressed=true]', 'button[aria-pressed=false]'],
] as const;

const backgroundsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).backgroundColor))]);

/** Returns the kinds of choices that the page has and whose chosen one looks like the others. */
async function unmarkedOf(page: Page): Promise<{ found: number; unmarked: string[] }> {
  const unmarked: string[] = [];
  let found = 0;
  for (const [chosen, other] of CHOICES) {
    const [of, others] = [await backgroundsOf(page, chosen), await backgroundsOf(page, other)];
    found += Math.min(of.length, others.length);
    if (of.some((colour) => others.includes(colour))) unmarked.push(chosen);
  }

  return { found, unmarked };
}

/** Returns the texts of buttons and names of dialogs that only their background told from what is around them. */
const bareOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).borderBlockStartWidth === '0px')
        .map((each) => each.textContent),
    );

/** Returns the paths of icons whose colour is not that of the text around them. */
const strayIconsOf = (page: Page) =>
  page
    .locator('main svg[viewBox="0 0 24 24"]')
    .evaluateAll((all) =>
      all
        .filter(
          (icon) =>
            icon.parentElement && getComputedStyle(icon).fill !== getComputedStyle(icon.parentElement).color,
        )
        .map((icon) => icon.innerHTML.slice(0, 40)),
    );

describe.each(localesOf('forced-colours'))('with forced colours (%s)', (locale) => {
  const t = textsOf(locale);

  it('a public page marks what is chosen, and no icon has a colour of its own', async () => {
    const { page } = await visit({ locale });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await page.goto(`/${locale}`);
    await page.locator('#pricing').getByRole('article').first().waitFor();

    expect(await unmarkedOf(page)).toEqual({ found: 1, unmarked: [] });
    expect(await strayIconsOf(page)).toEqual([]);
  });

  it('the back office marks what is chosen, and its buttons and dialogs have an edge', async () => {
    const { page } = await visitSignedIn({ locale });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/admin/notices');
    await page.getByRole('row').nth(1).getByRole('button').first().waitFor();

    expect(await unmarkedOf(page)).toEqual({ found: 3, unmarked: [] });
    expect(await bareOf(page, '.MuiButton-contained')).toEqual([]);

    await page
      .getByRole('button', { name: t('notices.dialog.addTitle'), exact: true })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    expect(await bareOf(page, '[role=dialog], [role=dialog] .MuiButton-contained')).toEqual([]);
    expect(
      await page
        .locator('.MuiSwitch-thumb')
        .evaluateAll((all) =>
          all.map(
            (thumb) =>
              getComputedStyle(thumb).backgroundColor === getComputedStyle(document.body).backgroundColor,
          ),
        ),
    ).not.toContain(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog', { name: t('kit.palette.label') })
      .getByRole('option')
      .nth(1)
      .waitFor();
    expect((await unmarkedOf(page)).unmarked).toEqual([]);
  });
});
