import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findExecutable } from '#tests/support/browser/browser.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { installPackages } from '../support/install-packages.ts';

const VERSION = '13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];
export type LighthouseResult = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { code: string; message: string };
};
export type Lighthouse = Awaited<ReturnType<typeof startLighthouse>>;

type Run = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'silent'; onlyCategories: readonly string[] },
) => Promise<{ lhr: LighthouseResult } | undefined>;

/** Installs Lighthouse, whose default preset is a phone, and starts a browser for it. */
export async function startLighthouse() {
  const folder = installPackages('lighthouse', [`lighthouse@${VERSION}`]);
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  const { default: run } = (await import(pathToFileURL(entry).href)) as { default: Run };
  const { port, stop } = await startDebuggedBrowser();

  return {
    version: VERSION,
    measure: async (url: string): Promise<LighthouseResult> => {
      const result = await run(url, { port, output: 'json', logLevel: 'silent', onlyCategories: CATEGORIES });
      if (!result || result.lhr.runtimeError) {
        throw new Error(`Lighthouse could not measure ${url}: ${JSON.stringify(result?.lhr.runtimeError)}.`);
      }
      return result.lhr;
    },
    stop,
  };
}

/** Starts a Chromium for Lighthouse alone, on a port: a second program that drives it would abort its navigations. */
async function startDebuggedBrowser() {
  const { path, env, args } = await findExecutable();
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'hostfront-bench-'));
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--headless', '--no-sandbox'];
  const browser = spawn(path, [...own, '--no-first-run', ...args, 'about:blank'], { env, stdio: 'ignore' });
  const ended = once(browser, 'exit');
  await waitUntil('Chromium listens for Lighthouse', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    return response?.ok ?? false;
  });

  return {
    port,
    stop: async () => {
      browser.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
