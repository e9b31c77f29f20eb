import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { localesOf, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

/** Returns how many of the elements stand in each line. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const tops = all.map((element) => Math.round(element.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  });

/** Returns the x of each element's end edge, in pixels. */
const endsOf = (elements: Locator, locale: 'en' | 'ar') =>
  elements.evaluateAll(
    (all, isLeft) => [
      ...new Set(
        all.map((element) => Math.round(element.getBoundingClientRect()[isLeft ? 'left' : 'right'])),
      ),
    ],
    locale === 'ar',
  );

describe.each(localesOf('cards'))('cards and controls (%s)', (locale) => {
  const t = textsOf(locale);

  it.each(shareOf([768, 1024, 1440], 'cards widths'))(
    'four plans and four other kinds of hosting fill their lines at %s px',
    async (width) => {
      const { page } = await visit({ locale, width });
      await page.goto('/');
      const plans = page.locator('#pricing').getByRole('article');
      await plans.nth(3).waitFor();
      const full = width < 1200 ? [2, 2] : [4];
      await expect.poll(() => linesOf(plans)).toEqual(full);

      await page.goto('/hosting/vps');
      const others = page.getByRole('region', { name: t('plans.page.others') }).getByRole('listitem');
      await others.nth(3).waitFor();
      await expect.poll(() => linesOf(others)).toEqual(width < 980 ? [2, 2] : [4]);
    },
  );

  it.each(shareOf([768, 1440], 'cards letters'))(
    'keep each line of what every plan has at %s px, however wide the letters of a font are',
    async (width) => {
      const { page } = await visit({ locale, width });
      await page.goto('/hosting/plesk');
      const parts = page.getByRole('list', { name: t('plans.common.title') }).getByRole('listitem');
      await parts.nth(6).waitFor();
      const places = () =>
        parts.evaluateAll((all) =>
          all.map((part) => {
            const { x, y } = part.getBoundingClientRect();
            return [Math.round(x), Math.round(y)];
          }),
        );
      const first = await places();

      for (const spacing of ['-0.03em', '0.03em']) {
        await parts.evaluateAll((all, space) => {
          for (const part of all) (part as HTMLElement).style.letterSpacing = space;
        }, spacing);
        expect(await places()).toEqual(first);
      }
    },
  );

  it('name the plan of a button in one run of text, and give the comparison equal buttons', async () => {
    const { page } = await visit({ locale, width: 768 });
    await page.goto('/hosting/mail');
    const buttons = page.getByRole('article').getByRole('link');
    await buttons.nth(2).waitFor();

    const items = await buttons.evaluateAll((all) => all.map((button) => button.childNodes.length));
    expect(items).toEqual([1, 1, 1]);
    const compared = page.getByRole('table').getByRole('link');
    await compared.nth(2).waitFor();
    const widths = await compared.evaluateAll((all) =>
      all.map((button) => Math.round(button.getBoundingClientRect().width)),
    );
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  });

  it('end at one edge on a phone: billing cycle, currency and cards', async () => {
    const { page } = await visit({ locale, width: 390 });
    await page.goto('/');
    const pricing = page.locator('#pricing');
    await pricing.getByRole('article').nth(3).waitFor();

    const ending = pricing.locator('[role=group], select, article');
    await expect.poll(() => endsOf(ending, locale)).toHaveLength(1);
  });
});
