import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../support/install-packages.ts';

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

/** Installs Lighthouse, whose default preset is a phone. */
export async function installLighthouse(): Promise<{ measure: Lighthouse; version: string }> {
  const folder = installPackages('lighthouse', [`lighthouse@${VERSION}`]);
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
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
