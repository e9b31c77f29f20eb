import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Locale } from './texts.ts';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** A document gets its half a megabyte of axe once. */
const ALREADY_THERE = 'window.axe';

/** What axe finds against WCAG 2.2 AA, as lines that name rule and place; within one element where asked. */
export async function findFaults(page: Page, within?: string): Promise<string[]> {
  await untilNothingMoves(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ALREADY_THERE }) })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_2_2_AA)
    .setLegacyMode(true);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();

  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
}

/** CSS pixels: of a phone, and of a desktop. */
export const SCREENS = { phone: { width: 375, height: 800 }, desktop: { width: 1280, height: 800 } };

/** The pages are the same in both languages: each is looked at on a desktop in English, and on a phone in Arabic. */
export const SCREEN_OF = { en: SCREENS.desktop, ar: SCREENS.phone };

/** What axe finds on the page as it is shown on the screen of its language; ends on the desktop's. */
export async function findFaultsOfLocale(locale: Locale, page: Page, within?: string): Promise<string[]> {
  await page.setViewportSize(SCREEN_OF[locale]);
  const faults = await findFaults(page, within);
  await page.setViewportSize(SCREENS.desktop);

  return faults;
}

/** A colour half-way through a fade is no colour of the design; an animation without end is not waited for. */
async function untilNothingMoves(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}
