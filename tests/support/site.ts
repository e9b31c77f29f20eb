import { afterAll, beforeAll, inject } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/** What a page has not done by then it will not do; navigations too. */
const DEFAULT_TIMEOUT_MS = 15_000;

export type Visitor = { page: Page; context: BrowserContext };

type VisitorOptions = {
  locale?: 'en' | 'ar';
  /** CSS pixels; a desktop's by default. */
  width?: number;
  height?: number;
  url?: string;
};

/**
 * A browser for one test file: `visit()` opens a page with storage of its own, as another person would.
 * Everything is closed at the end of the file.
 */
export function useBrowser(): { visit(options?: VisitorOptions): Promise<Visitor> } {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
  });

  return {
    visit: async (options = {}) => {
      const context = await browser.newContext({
        baseURL: options.url ?? inject('site').url,
        locale: options.locale === 'ar' ? 'ar' : 'en-US',
        timezoneId: 'UTC',
        viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
      });
      context.setDefaultTimeout(DEFAULT_TIMEOUT_MS);
      const page = await context.newPage();
      return { page, context };
    },
  };
}
