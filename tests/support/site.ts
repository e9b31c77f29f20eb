import { afterAll, inject } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/** What a page has not done by then it will not do; navigations too. Machines with two cores have slow days. */
const DEFAULT_TIMEOUT_MS = 20_000;

export type Visitor = { page: Page; context: BrowserContext };

type VisitorOptions = {
  locale?: 'en' | 'ar';
  /** CSS pixels; a desktop's by default. */
  width?: number;
  height?: number;
  url?: string;
};

/** One browser for all files of a worker (they share its modules); another one where it has crashed. */
let browser: Promise<Browser> | undefined;

async function openBrowser(): Promise<Browser> {
  const open = await browser;
  if (open?.isConnected()) return open;
  browser = launchBrowser();

  return browser;
}

/**
 * The visitors of one test file: `visit()` opens a page with storage of its own, as another person would.
 * They all leave at the end of the file.
 */
export function useBrowser(): { visit(options?: VisitorOptions): Promise<Visitor> } {
  const contexts: BrowserContext[] = [];

  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
  });

  return {
    visit: async (options = {}) => {
      const context = await (
        await openBrowser()
      ).newContext({
        baseURL: options.url ?? inject('site').url,
        locale: options.locale === 'ar' ? 'ar' : 'en-US',
        timezoneId: 'UTC',
        viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
      });
      contexts.push(context);
      context.setDefaultTimeout(DEFAULT_TIMEOUT_MS);
      await context.addInitScript(haltLongAnimations);
      const page = await context.newPage();
      return { page, context };
    },
  };
}

/**
 * Runs in the page: decoration that moves for long proves nothing, and drawn without a GPU it costs most of a core.
 * What never ends stands still, what would go on for seconds is at its end.
 */
function haltLongAnimations(): void {
  const SHORT_MS = 1000;
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const animation of target.getAnimations({ subtree: true })) {
      const endMs = Number(animation.effect?.getComputedTiming().endTime);
      if (endMs === Infinity) animation.pause();
      else if (endMs > SHORT_MS) animation.finish();
    }
  });
}
