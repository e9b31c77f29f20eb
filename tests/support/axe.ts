import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import type { Locale } from './texts.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA, as lines that name rule and place; within one element where asked. */
export async function findFaults(page: Page, within?: string): Promise<string[]> {
  await untilNothingMoves(page);
  await Promise.all(page.frames().map(bringAxe));
  const options: axe.RunOptions = { runOnly: WCAG_2_2_AA, resultTypes: ['violations'], preload: false };
  const violations = await page.evaluate(
    async ({ within, options }) => {
      // What waits below the first screen has the colours of before.
      document.documentElement.toggleAttribute('data-laid-out', true);
      const found = await window.axe.run(within === undefined ? document : { include: within }, options);
      return found.violations;
    },
    { within, options },
  );

  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
}

/** A document gets its half a megabyte of axe once; a frame that runs no scripts gets none. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
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
