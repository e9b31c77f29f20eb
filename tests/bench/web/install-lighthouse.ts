import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const VERSION = '13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];
export type LighthouseResult = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { code: string; message: string };
};
export type Lighthouse = (url: string, port: number) => Promise<LighthouseResult>;

type Run = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'silent'; onlyCategories: readonly string[] },
) => Promise<{ lhr: LighthouseResult } | undefined>;

/** Installs Lighthouse in a folder that git ignores; the product does not depend on it. Its default preset is a phone. */
export async function installLighthouse(): Promise<{ measure: Lighthouse; version: string }> {
  const folder = resolve('node_modules/.cache/bench/lighthouse');
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"name":"bench-lighthouse","private":true,"type":"module"}');
    const options = ['--no-audit', '--no-fund', '--save-exact'];
    execFileSync('npm', ['install', ...options, `lighthouse@${VERSION}`], { cwd: folder, stdio: 'inherit' });
  }
  const { default: run } = (await import(pathToFileURL(entry).href)) as { default: Run };

  return {
    version: VERSION,
    measure: async (url, port) => {
      const result = await run(url, { port, output: 'json', logLevel: 'silent', onlyCategories: CATEGORIES });
      if (!result || result.lhr.runtimeError) {
        throw new Error(`Lighthouse could not measure ${url}: ${JSON.stringify(result?.lhr.runtimeError)}.`);
      }
      return result.lhr;
    },
  };
}
