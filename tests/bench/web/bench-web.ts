import { signIn } from '#tests/support/api.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { startStack } from '#tests/support/processes/stack.ts';
import { machine } from '../support/machine.ts';
import { writeReport } from '../support/write-report.ts';
import { startDebuggedBrowser } from './debugged-browser.ts';
import { installLighthouse } from './install-lighthouse.ts';
import { measureFreshness } from './measure-freshness.ts';
import { measurePages, type PageResult } from './measure-pages.ts';
import { measureServing, type ServingResult } from './measure-serving.ts';
import { serveCopies } from './script-free-copy.ts';
import { serveToLighthouse } from './serve-to-lighthouse.ts';
import { untilPagesRest } from './until-pages-rest.ts';

const PAGES = ['/en', '/ar', '/en/hosting/cloud', '/ar/hosting/cloud'];
const FRESHNESS_TIMES = 9;

type Results = { pages: PageResult[]; serving: ServingResult; freshnessMs: number; version: string };

/**
 * Run by `npm run bench -- web [--quick]`. Measures pages on a phone, pages per second, and the time until a change is
 * served. With `--quick` it measures the landing page once and writes no report.
 */
export async function benchWeb(options: readonly string[]): Promise<void> {
  const isQuick = options.includes('--quick');
  const paths = isQuick ? PAGES.slice(0, 2) : PAGES;
  const { measure, version } = await installLighthouse();
  // Visitors get pages at full strength, which tests spare.
  const stack = await startStack({ env: { COMPRESSION: 'best' } });
  const browser = await launchBrowser();
  const lighthouse = await startDebuggedBrowser();
  const copies = await serveCopies(browser, stack.url, paths);
  const site = await serveToLighthouse(stack.url);
  try {
    await untilPagesRest(stack.url, PAGES);
    const pages = await measurePages({ site: site.url, copies: copies.url }, paths, {
      measure,
      port: lighthouse.port,
      times: isQuick ? 1 : 5,
    });
    const serving = await measureServing(stack.url, '/en', isQuick ? 1 : 5);
    const token = await signIn(stack.url, stack.adminEmail, stack.adminPassword);
    const freshnessMs = await measureFreshness(stack.url, token, isQuick ? 3 : FRESHNESS_TIMES);
    const text = describe({ pages, serving, freshnessMs, version });
    process.stdout.write(`${text}\n`);
    if (!isQuick) writeReport('web', text);
  } finally {
    await lighthouse.stop();
    await browser.close();
    copies.stop();
    site.stop();
    await stack.stop();
  }
}

function describe({ pages, serving, freshnessMs, version }: Results): string {
  return [
    '## The pages',
    '',
    machine(),
    '',
    `### On a phone`,
    '',
    `Lighthouse ${version}, its phone preset (simulated slow 4G, CPU four times slower), medians of five. Beside each page the same page`,
    'without a script and with its styles inside, in turns; its figures in brackets. Floor / aim: 95 / 100, other scores 100; paints ≤ 1.2× / ≤ 1.0×',
    'of the copy; blocking ≤ 150 / ≤ 50 ms; shift ≤ 0.01 / 0.',
    '',
    '| page | performance | accessibility | best practices | SEO | first paint, ms | to the copy | largest paint, ms | to the copy | blocking, ms | shift |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...pages.map(describePage),
    '',
    '### Served from memory',
    '',
    '| server | pages/s | to the bare server |',
    '| --- | --- | --- |',
    `| web, /en | ${serving.pagesPerSecond.toFixed(0)} | ${serving.ratio.toFixed(2)} |`,
    `| bare node:http, the same bytes | ${serving.barePerSecond.toFixed(0)} | |`,
    '',
    `Floor 0.6, aim 0.9. A title saved by an administrator was on the served page after ${freshnessMs.toFixed(0)} ms (embedded engine; floor 500, aim 100).`,
  ].join('\n');
}

function describePage({ path, page, copy }: PageResult): string {
  const ratio = (name: 'firstPaintMs' | 'largestPaintMs') => `${(page[name] / copy[name]).toFixed(2)}×`;
  const cells = [
    path,
    `${page.performance} (${copy.performance})`,
    page.accessibility,
    page['best-practices'],
    page.seo,
    `${page.firstPaintMs.toFixed(0)} (${copy.firstPaintMs.toFixed(0)})`,
    ratio('firstPaintMs'),
    `${page.largestPaintMs.toFixed(0)} (${copy.largestPaintMs.toFixed(0)})`,
    ratio('largestPaintMs'),
    `${page.blockingMs.toFixed(0)} (${copy.blockingMs.toFixed(0)})`,
    `${page.shift.toFixed(4)} (${copy.shift.toFixed(4)})`,
  ];

  return `| ${cells.join(' | ')} |`;
}
