import { signIn } from '#tests/support/api.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { startStack } from '#tests/support/processes/stack.ts';
import type { Scenario } from '../support/scenario.ts';
import { measureFreshness } from './measure-freshness.ts';
import { measurePages, type PageResult } from './measure-pages.ts';
import { measureServing } from './measure-serving.ts';
import { serveCopies } from './script-free-copy.ts';
import { startLighthouse } from './start-lighthouse.ts';
import { serveToLighthouse } from './serve-to-lighthouse.ts';
import { untilPagesRest } from './until-pages-rest.ts';

const PAGES = ['/en', '/ar', '/en/hosting/cloud', '/ar/hosting/cloud'];
const FRESHNESS_TIMES = 9;

/**
 * Run by `npm run bench -- web [--quick]`. Measures pages on a phone, pages per second, and the time until a change is
 * served. With `--quick` it measures the landing page once.
 */
export const web: Scenario = {
  title: 'The pages',
  measure: async ({ isQuick, after }) => {
    const paths = isQuick ? PAGES.slice(0, 2) : PAGES;
    // Visitors get pages at full strength, which tests spare.
    const stack = await startStack({ env: { COMPRESSION: 'best' } });
    after(() => stack.stop());
    const browser = await launchBrowser();
    after(() => browser.close());
    const lighthouse = await startLighthouse();
    after(lighthouse.stop);
    const copies = await serveCopies(browser, stack.url, paths);
    after(copies.stop);
    const site = await serveToLighthouse(stack.url);
    after(site.stop);
    await untilPagesRest(stack.url, PAGES);
    const rounds = isQuick ? 1 : 5;
    const addresses = { site: site.url, copies: copies.url };
    const pages = await measurePages(addresses, paths, lighthouse, rounds);
    const serving = await measureServing(stack.url, '/en', rounds);
    const token = await signIn(stack.url, stack.adminEmail, stack.adminPassword);
    const freshnessMs = await measureFreshness(stack.url, token, isQuick ? 3 : FRESHNESS_TIMES);

    return {
      parts: [
        '### On a phone',
        `Lighthouse ${lighthouse.version}, its phone preset (simulated slow 4G, CPU four times slower), medians of five. Beside each page the same page without a script and with its styles inside, in turns; its figures in brackets. Floor / aim: 95 / 100, other scores 100; paints ≤ 1.2× / ≤ 1.0× of the copy; blocking ≤ 150 / ≤ 50 ms; shift ≤ 0.01 / 0.`,
        [PAGE_HEADINGS, ...pages.map(cellsOf)],
        '### Served from memory',
        [
          ['server', 'pages/s', 'to the bare server'],
          ['web, /en', serving.pagesPerSecond.toFixed(0), serving.ratio.toFixed(2)],
          ['bare node:http, the same bytes', serving.barePerSecond.toFixed(0), ''],
        ],
        `Floor 0.6, aim 0.9. A title saved by an administrator was on the served page after ${freshnessMs.toFixed(0)} ms (embedded engine; floor 500, aim 100).`,
      ],
    };
  },
};

const PAGE_HEADINGS = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'first paint, ms',
  'to the copy',
  'largest paint, ms',
  'to the copy',
  'blocking, ms',
  'shift',
];

function cellsOf({ path, page, copy }: PageResult): (string | number)[] {
  const ratio = (name: 'firstPaintMs' | 'largestPaintMs') => `${(page[name] / copy[name]).toFixed(2)}×`;
  return [
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
}
