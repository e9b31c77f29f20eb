import { inTurn, mediansOf } from '../support/statistics.ts';
import type { Category, Lighthouse, LighthouseResult } from './start-lighthouse.ts';

type PageFigures = ReturnType<typeof figuresOf>;
export type PageResult = { path: string; page: PageFigures; copy: PageFigures };

/** Measures each page and its script-free copy alternately, so that other load affects both; returns medians. */
export async function measurePages(
  addresses: { site: string; copies: string },
  paths: readonly string[],
  lighthouse: Lighthouse,
  rounds: number,
): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const path of paths) {
    const figures = async (address: string) => figuresOf(await lighthouse.measure(`${address}${path}`));
    const { page, copy } = await inTurn(
      { page: () => figures(addresses.site), copy: () => figures(addresses.copies) },
      { rounds },
    );
    const result = { path, page: mediansOf(page), copy: mediansOf(copy) };
    process.stdout.write(`${JSON.stringify(result)}\n`);
    results.push(result);
  }

  return results;
}

function figuresOf({ categories, audits }: LighthouseResult) {
  const score = (category: Category) => Math.round((categories[category].score ?? Number.NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;

  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
