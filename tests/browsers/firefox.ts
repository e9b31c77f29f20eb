import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';
import type { OtherBrowser } from './other-browser.ts';

/** The last version of Puppeteer that runs on Node 20. */
const PUPPETEER = '24.43.1';
/** Puppeteer's word for an answer that may take any time. */
const NO_LIMIT = 0;
const VIEWPORT = { width: 1280, height: 800 };

type Page = {
  setViewport(size: typeof VIEWPORT): Promise<void>;
  setDefaultNavigationTimeout(ms: number): void;
  goto(url: string, options: { waitUntil: 'load' | 'networkidle0' }): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  click(selector: string, options: { count: number }): Promise<void>;
  type(selector: string, text: string): Promise<void>;
};
type Puppeteer = {
  launch(options: {
    browser: 'firefox';
    executablePath: string;
    headless: boolean;
    protocolTimeout: number;
    extraPrefsFirefox: Readonly<Record<string, number>>;
  }): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
};

/**
 * Starts an installed Firefox, driven by WebDriver BiDi. For checkers it wishes for less motion, opens a page until its
 * network is idle, and waits for each answer: IBM's checker reads /developers for minutes, and Firefox says nothing then.
 */
export async function startFirefox(
  executablePath: string,
  { forCheckers }: { forCheckers: boolean },
): Promise<OtherBrowser> {
  const puppeteer = await loadPuppeteer();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: forCheckers ? NO_LIMIT : HANGS_AFTER_MS,
    extraPrefsFirefox: forCheckers ? { 'ui.prefersReducedMotion': 1 } : {},
  });
  const page = await browser.newPage();
  await page.setViewport(VIEWPORT);
  // Puppeteer's own 30 s for a visit and 180 s for an answer would end both on a busy machine.
  page.setDefaultNavigationTimeout(HANGS_AFTER_MS);

  return {
    open: async (url) => void (await page.goto(url, { waitUntil: forCheckers ? 'networkidle0' : 'load' })),
    read: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: (selector, times = 1) => page.click(selector, { count: times }),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}

/** Loads Puppeteer, which is installed at first use in a folder that git ignores, as no other command needs it. */
async function loadPuppeteer(): Promise<Puppeteer> {
  const folder = resolve('node_modules/.cache/browsers');
  const entry = join(folder, 'node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js');
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"name":"browsers","private":true,"type":"module"}');
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--save-exact', `puppeteer-core@${PUPPETEER}`],
      { cwd: folder, stdio: 'inherit' },
    );
  }
  const { default: puppeteer } = (await import(pathToFileURL(entry).href)) as { default: Puppeteer };

  return puppeteer;
}
