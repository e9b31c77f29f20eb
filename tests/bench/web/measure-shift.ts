import type { Browser, Page } from 'playwright-core';
import type { Locale } from '#src/config/locale.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';

/** A page and the language of the browser that asks for it. */
export type Visit = { path: string; locale: Locale };
export type ShiftResult = Visit & { shifts: number[] };

/** A slow 4G line, as in Lighthouse's phone preset, in bytes per second and milliseconds. */
export const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Milliseconds by which fonts are delayed after the fallback fonts were painted. */
const FONTS_LATE_MS = 1_000;
/** Milliseconds after which parts that load when the page is idle have loaded. */
const SETTLED_MS = 2_500;
/** Height of the window in CSS pixels. */
const HEIGHT = 900;
/** Script for the page, as text: a compiled function would call helpers of the compiler that the page lacks. */
const COLLECT = `globalThis.layoutShift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.layoutShift += value;
}).observe({ type: 'layout-shift', buffered: true });`;
const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/**
 * Measures the layout shift of each page at each width (CSS pixels), in the order of the widths, on a first visit: empty
 * cache, slow line, late fonts. First it measures a page that certainly shifts, and fails if it sees no shift there.
 */
export async function measureShift(
  site: string,
  visits: readonly Visit[],
  widths: readonly number[],
): Promise<ShiftResult[]> {
  // Without font hinting, as on screens with fine pixels; hinting rounds letter widths to pixels.
  const browser = await launchBrowser(['--font-render-hinting=none']);
  try {
    await proveInstrument(browser);
    const results: ShiftResult[] = [];
    for (const visit of visits) {
      const shifts = await Promise.all(widths.map((width) => shiftOf(browser, site, visit, width)));
      process.stdout.write(`${visit.locale} ${visit.path}: ${shifts.join(', ')}\n`);
      results.push({ ...visit, shifts });
    }

    return results;
  } finally {
    await browser.close();
  }
}

async function shiftOf(
  browser: Browser,
  site: string,
  { path, locale }: Visit,
  width: number,
): Promise<number> {
  const context = await browser.newContext({
    locale: locale === 'ar' ? 'ar' : 'en-US',
    viewport: { width, height: HEIGHT },
    isMobile: width < 600,
    hasTouch: width < 600,
  });
  try {
    // A busy machine takes its time, which none of this measures.
    context.setDefaultTimeout(HANGS_AFTER_MS);
    const page = await context.newPage();
    await page.addInitScript({ content: COLLECT });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await context.route(/\.woff2$/, async (route) => {
      await page.waitForTimeout(FONTS_LATE_MS);
      await route.continue();
    });
    await page.goto(`${site}${path}`, { waitUntil: 'load' });
    await page.waitForTimeout(FONTS_LATE_MS + SETTLED_MS);
    await page.evaluate('document.fonts.ready.then(() => null)');

    return await sumOf(page);
  } finally {
    // A page may ask for a font just before it is closed.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** Measures a page that certainly shifts; throws if no shift is seen there. */
export async function proveInstrument(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 400, height: 800 } });
  await page.addInitScript({ content: COLLECT });
  await page.goto('data:text/html,<p style="height:400px;background:red">');
  await page.evaluate(TWO_FRAMES);
  await page.evaluate("document.body.style.paddingTop = '200px'");
  const shift = await sumOf(page);
  await page.close();
  if (shift < 0.05)
    throw new Error(`The instrument saw a shift of ${shift} where there is one of more than 0.05.`);
}

/** Returns what the page has collected so far. */
export async function sumOf(page: Page): Promise<number> {
  await page.evaluate(TWO_FRAMES);

  return page.evaluate<number>('globalThis.layoutShift');
}
