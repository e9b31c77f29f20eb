import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { localesOf, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

const INK = 'rgb(0, 0, 0)';
const PAPER = 'rgb(255, 255, 255)';

/** Returns the pairs of text colour and background colour that the page's texts have. */
function printedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const holdsText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const ground = (element: Element | null): string => {
      const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
      return element && backgroundColor === 'rgba(0, 0, 0, 0)'
        ? ground(element.parentElement)
        : backgroundColor;
    };
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) => shown(element) && holdsText(element),
    );

    return [...new Set(texts.map((element) => `${getComputedStyle(element).color} on ${ground(element)}`))];
  });
}

describe('a printed page', () => {
  it.each(
    shareOf(
      [
        ['en', '/', 'plans.section.browse'],
        ['ar', '/hosting/cloud', 'plans.page.others'],
      ] as const,
      'print colours',
    ),
  )('is dark text on white, without buttons and other controls (%s)', async (locale, path, ways) => {
    const { page } = await visit({ locale });
    await page.goto(path);
    const plan = page.getByRole('article').first();
    await plan.getByRole('link').waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    const useless = [ways, 'footerLinks.social'] as const;
    const headings = useless.map((id) =>
      page.getByRole('heading', { name: textsOf(locale)(id), includeHidden: true }),
    );
    for (const heading of headings) await heading.waitFor();

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    // Colours take up to a frame to change: with reduced motion every transition takes 0.01 ms.
    await expect.poll(() => printedColours(page)).toEqual([`${INK} on ${PAPER}`]);
    expect(await plan.getByText(textsOf(locale)('plans.card.billedMonthly')).isVisible()).toBe(true);
    expect(await page.locator('header, form, button, select').filter({ visible: true }).count()).toBe(0);
    expect(await plan.getByRole('link').count()).toBe(0);
    for (const heading of headings) expect(await heading.isVisible()).toBe(false);
  });

  it.each(localesOf('print'))('frames each card, with its content inside the frame (%s)', async (locale) => {
    const { page } = await visit({ locale });
    await page.goto('/');
    await page.getByRole('article').first().getByRole('link').waitFor();

    await page.emulateMedia({ media: 'print' });

    const cards = page.locator('#features li:has(h3), #pricing article');
    expect(await cards.count()).toBe(12);
    const faults = () =>
      cards.evaluateAll((all) =>
        all.flatMap((card) => {
          const frame = card.getBoundingClientRect();
          const isOutside = [...card.querySelectorAll('*')].some(
            (part) => part.checkVisibility() && part.getBoundingClientRect().top < frame.top,
          );
          const { borderTopColor } = getComputedStyle(card);
          return isOutside || borderTopColor !== 'rgb(153, 153, 153)'
            ? [`${card.textContent}: ${borderTopColor}`]
            : [];
        }),
      );
    await expect.poll(faults).toEqual([]);
    const [pictureEnd, nextStart] = await page.evaluate(() => [
      document.querySelector('main ol')?.parentElement?.getBoundingClientRect().bottom ?? NaN,
      document.querySelector('#features')?.getBoundingClientRect().top ?? NaN,
    ]);
    expect(nextStart).toBeGreaterThanOrEqual(pictureEnd ?? NaN);
  });
});
