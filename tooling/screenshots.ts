import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser/browser.ts';
import { signInThroughDialog } from '../tests/support/browser/pages.ts';
import { startStack, type RunningStack } from '../tests/support/processes/stack.ts';

/** Takes the pictures of `docs/use/screenshots` from a fresh product with its demo data. */
const folder = fileURLToPath(new URL('../docs/use/screenshots', import.meta.url));

const LOCALES = ['en', 'ar'] as const;
const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const PUBLIC_PAGES = { landing: '/', hosting: '/hosting/cloud', auth: '/auth', 'not-found': '/no/such/page' };
/** Pages that are captured in full length. */
const WHOLE_PAGES = ['landing', 'hosting'];
const ADMIN_PAGES = { dashboard: '/admin', users: '/admin/users', notices: '/admin/notices' };

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stack = await startStack();
  const browser = await launchBrowser();
  try {
    for (const locale of LOCALES) {
      for (const [device, viewport] of Object.entries(VIEWPORTS)) {
        await takeAll(browser, stack, { locale, device, viewport });
      }
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

type View = { locale: 'en' | 'ar'; device: string; viewport: { width: number; height: number } };

async function takeAll(browser: Browser, stack: RunningStack, view: View): Promise<void> {
  const context = await browser.newContext({
    viewport: view.viewport,
    locale: view.locale,
    reducedMotion: 'reduce',
    baseURL: stack.url,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await takeEach(page, PUBLIC_PAGES, view);
  await signInThroughDialog(page, stack, view.locale);
  await takeEach(page, ADMIN_PAGES, view);
  await context.close();
}

async function takeEach(page: Page, pages: Record<string, string>, view: View): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(`${path}?lng=${view.locale}`);
    await untilComplete(page);
    await page.screenshot({
      path: join(folder, `${name}-${view.locale}-${view.device}.png`),
      fullPage: view.device === 'desktop' && WHOLE_PAGES.includes(name),
    });
  }
}

/** Waits until the page has its heading, the network is idle, and no placeholder is left, however slow the machine. */
async function untilComplete(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.querySelector('[role=progressbar], [aria-busy=true], .MuiSkeleton-root') === null,
  );
  // Sections below the first screen are laid out late; without this they would be missing on full-length pictures.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-laid-out', true));
  await page.waitForTimeout(1_000);
}

await main();
