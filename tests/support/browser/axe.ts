import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import type { Locale } from '../texts.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Returns axe's violations of WCAG 2.2 AA, within one element where asked; each text names rule and place. */
export async function findFaults(page: Page, within?: string): Promise<string[]> {
  await untilNothingMoves(page);
  await Promise.all(page.frames().map(bringAxe));
  const options: axe.RunOptions = { runOnly: WCAG_2_2_AA, resultTypes: ['violations'], preload: false };
  const violations = await page.evaluate(
    async ({ within, options }) => {
      const found = await window.axe.run(within === undefined ? document : { include: within }, options);
      return found.violations;
    },
    { within, options },
  );

  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
}

/** Loads axe (half a megabyte) into a document once; a frame that runs no scripts is left out. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
}

/** Screen sizes in CSS pixels. */
export const SCREENS = { phone: { width: 375, height: 800 }, desktop: { width: 1280, height: 800 } };

/**
 * Screen for each language. The pages are alike in both, so each is checked on a desktop in English and on a phone in
 * Arabic.
 */
export const SCREEN_OF = { en: SCREENS.desktop, ar: SCREENS.phone };

/** Returns axe's violations on the screen size of the language; leaves the page on the desktop's size. */
export async function findFaultsOfLocale(locale: Locale, page: Page, within?: string): Promise<string[]> {
  await page.setViewportSize(SCREEN_OF[locale]);
  // Scripts lay parts out by the size too, a render later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const faults = await findFaults(page, within);
  await page.setViewportSize(SCREENS.desktop);

  return faults;
}

/**
 * Waits until all animations are over, because a colour half-way through a fade is none of the design's; does not
 * wait for animations without end.
 */
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
