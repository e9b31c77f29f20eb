import { afterAll, expect, inject, onTestFinished, TestRunner } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { signInByApi } from './pages.ts';
import { giveBack, takeProfile, type Make } from './profiles.ts';
import { HANGS_AFTER_MS, waitUntil } from '../wait-until.ts';

const LANDING_PATHS = ['/', '/en', '/ar'];
/** Milliseconds that a page gets for any action or navigation. No test proves anything by it: it ends what hangs. */
const DEFAULT_TIMEOUT_MS = HANGS_AFTER_MS;

/** Milliseconds between two looks at a page of the web server, which has to render it meanwhile. */
const READ_STEP_MS = 150;

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /**
   * Refusals by the content security policies of the visitor's pages. A test that expects some removes them;
   * otherwise they fail the test.
   */
  refused: string[];
};

type VisitorOptions = {
  locale?: 'en' | 'ar';
  /** Size in CSS pixels; by default that of a desktop. */
  width?: number;
  height?: number;
  url?: string;
  /**
   * True for tests about animations. By default pages get reduced motion, because without a GPU animations take half
   * of a page's time.
   */
  moves?: boolean;
  /** False for a browser that runs no scripts. */
  scripts?: boolean;
  timezoneId?: string;
  /** True to keep the service worker, which stores pages; without it each answer comes from the server. */
  keepsPages?: boolean;
};

/** One browser for all files of a worker (they share its modules); a crashed one is replaced. */
let browser: Browser | undefined;

async function openBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launchBrowser();

  return browser;
}

/**
 * Opens pages with a storage of their own, as other people would. A visitor of a test leaves at its end (an open page
 * goes on working), a visitor of `beforeAll` at the end of the file.
 */
export function useBrowser(): {
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** Opens a page for the administrator, who is signed in. */
  visitSignedIn(options?: VisitorOptions): Promise<Visitor>;
} {
  const untilTheEnd: Array<() => Promise<void>> = [];

  afterAll(async () => {
    await Promise.all(untilTheEnd.map((leave) => leave()));
  });

  async function visit(options: VisitorOptions = {}): Promise<Visitor> {
    const make = makeOf(options);
    const profile = await takeProfile(await openBrowser(), make);
    const { page, context } = profile;
    await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 800 });
    const { refused, stop } = collectRefusals(context);
    const leave = async () => {
      await giveBack(profile, make);
      stop();
      expect(refused, 'refused by the content security policy').toEqual([]);
    };
    if (TestRunner.getCurrentTest() === undefined) untilTheEnd.push(leave);
    else onTestFinished(leave);

    return { page, context, refused };
  }

  return {
    visit,
    visitSignedIn: async (options) => {
      const visitor = await visit(options);
      await signInByApi(visitor.context, inject('site'));

      return visitor;
    },
  };
}

function collectRefusals(context: BrowserContext): { refused: string[]; stop: () => void } {
  const refused: string[] = [];
  const listen = (message: ConsoleMessage) => {
    if (!/content security policy/i.test(message.text())) return;
    refused.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
  };
  context.on('console', listen);

  return { refused, stop: () => context.off('console', listen) };
}

function makeOf({
  url,
  locale,
  moves = false,
  scripts = true,
  timezoneId = 'UTC',
  keepsPages = false,
}: VisitorOptions): Make {
  const options: BrowserContextOptions = {
    baseURL: url ?? inject('site').url,
    locale: locale === 'ar' ? 'ar' : 'en-US',
    timezoneId,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    javaScriptEnabled: scripts,
  };
  const isKept = scripts && !keepsPages;

  return {
    ...(isKept && { key: JSON.stringify(options) }),
    open: (browser) => openContext(browser, options, { moves, scripts, keepsPages }),
  };
}

type Ways = Required<Pick<VisitorOptions, 'moves' | 'scripts' | 'keepsPages'>>;

async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
  { moves, scripts, keepsPages }: Ways,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(DEFAULT_TIMEOUT_MS);
  // Playwright's own switch writes to the console, which tests read.
  if (!keepsPages) await context.addInitScript(withoutWorkers);
  if (scripts) await context.addInitScript(withoutBlur);
  if (moves) await context.addInitScript(haltLongAnimations);
  if (scripts) context.on('page', waitUntilTaken);

  return context;
}

/**
 * Makes a page's visits wait for hydration, before which clicks have no effect: until React has hydrated each part
 * and has run the effects by which parts listen to the document.
 */
function waitUntilTaken(page: Page): void {
  const isTaken = async () => {
    const knows = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    const root = document.getElementById('root');
    if (!root) return true;
    if (![root, ...root.querySelectorAll('header, nav, section, footer')].every(knows)) return false;
    // React schedules its effects by a message too, and messages arrive in the order in which they were sent.
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
    return true;
  };
  const untilTaken = () =>
    // While a page navigates to another, it can't be evaluated.
    waitUntil('React knows the page', () => page.evaluate(isTaken).catch(() => false));
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...to) => {
    const response = await goto(...to);
    await untilTaken();
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await untilTaken();
    return response;
  };
}

/** Runs in the page: makes it believe that the browser has no service workers. */
function withoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Runs in the page: removes the blur behind the header, which is half of a frame's cost without a GPU. */
function withoutBlur(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { backdrop-filter: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page: stops long decorative animations, which tests don't need and which cost most of a core without a
 * GPU. Endless animations are paused, those that take seconds jump to their end.
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

/**
 * Waits until the web server sends a page with this text: it renders pages again a moment after their data has
 * changed.
 */
export function untilServed(path: string, text: string, locale: 'en' | 'ar' = 'en'): Promise<void> {
  return waitUntil(
    `${path} shows ${text}`,
    async () => (await readPage(path, locale)).includes(text),
    HANGS_AFTER_MS,
    READ_STEP_MS,
  );
}

/**
 * Waits until the web server sends a page without this text, in both languages. A test that changes what all pages show
 * must wait for this after it has restored the data, for the sake of the next file.
 */
export function untilGone(path: string, text: string): Promise<void> {
  const isGone = async () => {
    const pages = await Promise.all([readPage(path, 'en'), readPage(path, 'ar')]);
    return pages.every((page) => !page.includes(text));
  };

  return waitUntil(`${path} no longer shows ${text}`, isGone, HANGS_AFTER_MS, READ_STEP_MS);
}

/** Waits until no address of the landing page shows this text; most files begin with one of them. */
export async function untilGoneFromLanding(text: string): Promise<void> {
  for (const path of LANDING_PATHS) await untilGone(path, text);
}

async function readPage(path: string, locale: 'en' | 'ar'): Promise<string> {
  const response = await fetch(new URL(path, inject('site').url), { headers: { 'accept-language': locale } });
  return response.text();
}
