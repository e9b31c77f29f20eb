import { median } from '../support/statistics.ts';
import type { Category, Lighthouse, LighthouseResult } from './install-lighthouse.ts';

type PageFigures = Record<Category, number> & {
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
};
export type PageResult = { path: string; page: PageFigures; copy: PageFigures };

type Measuring = { measure: Lighthouse; port: number; times: number };

/** Measures each page and its script-free copy alternately, so that other load affects both; returns medians. */
export async function measurePages(
  addresses: { site: string; copies: string },
  paths: readonly string[],
  { measure, port, times }: Measuring,
): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const path of paths) {
    const runs = { page: [] as PageFigures[], copy: [] as PageFigures[] };
    for (let at = 0; at < times; at += 1) {
      runs.page.push(figuresOf(await measure(`${addresses.site}${path}`, port)));
      runs.copy.push(figuresOf(await measure(`${addresses.copies}${path}`, port)));
    }
    const result = { path, page: medianOf(runs.page), copy: medianOf(runs.copy) };
    process.stdout.write(`${JSON.stringify(result)}\n`);
    results.push(result);
  }

  return results;
}

function figuresOf({ categories, audits }: LighthouseResult): PageFigures {
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

function medianOf(runs: readonly PageFigures[]): PageFigures {
  const of = (name: keyof PageFigures) => median(runs.map((run) => run[name]));

  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    firstPaintMs: of('firstPaintMs'),
    largestPaintMs: of('largestPaintMs'),
    blockingMs: of('blockingMs'),
    shift: of('shift'),
  };
}
