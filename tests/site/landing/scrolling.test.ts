import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { holdScripts } from '#tests/support/processes/scripts.ts';
import { localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

/** A position far down a page, in CSS pixels. */
const FAR_DOWN = 700;
const OWN_NAMES = { en: 'English', ar: 'العربية' };

const positionOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Returns the position at which a page stops that scrolls by itself: it must stay there for ten frames. */
const restingPositionOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let [before, frames] = [NaN, 0];
        const look = (): void => {
          frames = window.scrollY === before ? frames + 1 : 0;
          before = window.scrollY;
          if (frames < 10) requestAnimationFrame(look);
          else done(Math.round(before));
        };
        look();
      }),
  );

/** Returns the distance of a part's upper edge from the window's, in CSS pixels. */
const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? NaN;

describe.each(localesOf('scrolling'))('the scroll position (%s)', (locale) => {
  const t = textsOf(locale);

  async function openLanding(address = '/'): Promise<Page> {
    const { page } = await visit({ locale });
    await page.goto(address);
    await page.getByRole('region', { name: t('notices.banner.label') }).waitFor();
    await page.locator('#pricing').getByRole('article').first().waitFor();

    return page;
  }

  /** Scrolls in one step and waits for two frames, after which the page knows its new position. */
  async function scrollTo(page: Page, position: number): Promise<void> {
    await page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' });
    }, position);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  const goToCloud = async (page: Page): Promise<void> => {
    await page
      .getByRole('navigation', { name: t('plans.section.browse') })
      .getByRole('link', { name: t('kinds.cloud.name') })
      .click();
    await page.getByRole('heading', { level: 1, name: t('kinds.cloud.name') }).waitFor();
  };

  const waitForLanding = (page: Page): Promise<void> =>
    page.getByRole('heading', { level: 1, name: t('pieces.heading.hero.title') }).waitFor();

  it('is the top on a new page, and is restored on Back, Forward and reload', async () => {
    const page = await openLanding();
    await page.locator('#pricing').getByRole('navigation').scrollIntoViewIfNeeded();
    await expect.poll(() => positionOf(page)).toBeGreaterThan(FAR_DOWN);
    const left = await restingPositionOf(page);

    await goToCloud(page);
    await expect.poll(() => positionOf(page)).toBe(0);
    await page.getByRole('article').first().waitFor();
    await scrollTo(page, FAR_DOWN);

    await page.goBack();
    await waitForLanding(page);
    await expect.poll(() => positionOf(page)).toBe(left);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: t('kinds.cloud.name') }).waitFor();
    await expect.poll(() => positionOf(page)).toBe(FAR_DOWN);
    await page.goBack();
    await waitForLanding(page);
    await page.reload();
    await waitForLanding(page);
    await expect.poll(() => positionOf(page)).toBeGreaterThan(FAR_DOWN);
  });

  it('is restored on the way back from elsewhere where the page was scrolled before its scripts ran', async () => {
    const { page } = await visit({ locale });
    const arrive = await holdScripts(page);
    const going = page.goto(`/${locale}/hosting/vps`);
    await page.getByRole('contentinfo').waitFor();
    await scrollTo(page, FAR_DOWN);
    arrive();
    await going;
    await page.waitForFunction(() => history.scrollRestoration === 'manual');

    await page.goto('/healthz');
    await page.goBack();

    await expect.poll(() => positionOf(page)).toBe(FAR_DOWN);
  });

  it('is kept when the visitor changes a choice or the language', async () => {
    const page = await openLanding(`/${locale}`);
    const yearly = page
      .locator('#pricing')
      .getByRole('button', { name: t('plans.cycle.name', { cycle: 'yr' }) });
    await yearly.hover();
    const before = await topOf(yearly);

    await yearly.click();
    await page.waitForURL(/cycle=yr/);
    await expect.poll(() => topOf(yearly)).toBeCloseTo(before, -2);
    const other = locale === 'en' ? 'ar' : 'en';
    await page.getByRole('banner').getByRole('button', { name: OWN_NAMES[other] }).click();
    await page.waitForFunction((lang) => document.documentElement.lang === lang, other);

    await expect.poll(() => positionOf(page)).toBeGreaterThan(FAR_DOWN);
  });
});
