import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilGone, untilGoneFromLanding, untilServed, useBrowser } from '#tests/support/browser/site.ts';
import { useTags } from '#tests/support/browser/tags.ts';

const { visit } = useBrowser();
const save = useTags();

const FIVE_MINUTES_MS = 300_000;
const PATH = '/en';
const SAVED = {
  ga_measurement_id: 'G-SERVER1234',
  gtm_id: 'GTM-SERVER1',
  yandex_metrica_id: '7654321',
  bing_webmaster_id: 'BINGPROOF99',
};

beforeAll(async () => {
  await save(SAVED);
  await untilServed(PATH, SAVED.bing_webmaster_id);
});
afterAll(async () => {
  await save();
  await untilGoneFromLanding(SAVED.bing_webmaster_id);
});

/**
 * Works the queue off as Google's scripts do: `gtag/js` sends a hit for each `page_view` once it knows its
 * configuration, if analytics storage was granted, and Tag Manager one for each of its own `page_view` events.
 */
const GOOGLE = `(() => {
  const url = new URL(document.currentScript.src);
  const id = url.searchParams.get('id');
  const isManager = url.pathname.endsWith('gtm.js');
  let isGranted = false;
  const collect = (view) => {
    const hit = new URL('https://www.google-analytics.com/g/collect');
    hit.search = new URLSearchParams({ v: 2, tid: id, en: 'page_view', dl: view.page_location, dt: view.page_title });
    if (isGranted) navigator.sendBeacon(hit);
  };
  const take = (entry) => {
    const [command, name, value] = entry.length === undefined ? [] : entry;
    if (command === 'consent') isGranted = value.analytics_storage === 'granted';
    if (!isManager && command === 'event' && name === 'page_view') collect(value);
    if (isManager && entry.event === 'page_view') collect(entry);
  };
  const queue = window.dataLayer;
  queue.forEach(take);
  const push = queue.push.bind(queue);
  queue.push = (...entries) => { entries.forEach(take); return push(...entries); };
})();`;

/** Works the queue off as Metrica does: hits by fetch, and the recording of the session (`webvisor`) too. */
const YANDEX = `(() => {
  const take = ([id, command, ...rest]) => {
    const send = (kind, fields) =>
      fetch('https://mc.yandex.ru/' + kind + '/' + id + '?' + new URLSearchParams(fields), { method: 'POST', mode: 'no-cors' });
    if (command === 'init' && rest[0].webvisor) send('webvisor', { 'wv-type': 7 });
    if (command === 'hit') send('watch', { 'page-url': rest[0], title: rest[1].title });
  };
  const queued = window.ym.a ?? [];
  window.ym = (...command) => take(command);
  queued.forEach(take);
})();`;

const SCRIPTS: Record<string, string> = {
  'www.googletagmanager.com/gtag/js': GOOGLE,
  'www.googletagmanager.com/gtm.js': GOOGLE,
  'mc.yandex.ru/metrika/tag.js': YANDEX,
};

/** Takes the place of the servers of Google and Yandex; returns what they were asked, in order. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/googletagmanager|google-analytics|yandex/, (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    asked.push(describeRequest(route.request()));
    const body = SCRIPTS[hostname + pathname];
    return body === undefined
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: 'text/javascript', body });
  });

  return asked;
}

function describeRequest(request: Request): string {
  const { hostname, pathname, searchParams } = new URL(request.url());
  const page = searchParams.get('dl') ?? searchParams.get('page-url');
  const parts = [searchParams.get('tid') ?? searchParams.get('id'), page && new URL(page).pathname];

  return [hostname + pathname, ...parts.filter((text) => text !== null)].join(' ');
}

const SCRIPTS_ASKED = [
  `mc.yandex.ru/metrika/tag.js`,
  `www.googletagmanager.com/gtag/js ${SAVED.ga_measurement_id}`,
  `www.googletagmanager.com/gtm.js ${SAVED.gtm_id}`,
];
const viewsOf = (path: string) => [
  `mc.yandex.ru/watch/${SAVED.yandex_metrica_id} ${path}`,
  `www.google-analytics.com/g/collect ${SAVED.ga_measurement_id} ${path}`,
  `www.google-analytics.com/g/collect ${SAVED.gtm_id} ${path}`,
];
const RECORDING = `mc.yandex.ru/webvisor/${SAVED.yandex_metrica_id}`;

const proofOfBing = (page: Page) => page.locator('meta[name="msvalidate.01"]');
const scripts = (page: Page) => page.locator('script[data-tag]');

async function acceptAll(page: Page): Promise<void> {
  await page.locator('#cc-main .cm').getByRole('button', { name: 'Accept all' }).click();
}

describe('the servers of Google and Yandex', () => {
  it('get no request before consent, then one per page view, and the session recording', async () => {
    const { page, context } = await visit();
    const asked = await standIn(context);
    await page.goto(PATH);
    await page.locator('#cc-main .cm').waitFor();
    expect(asked).toEqual([]);

    await acceptAll(page);
    const first = [...SCRIPTS_ASKED, ...viewsOf(PATH), RECORDING].toSorted();
    await expect.poll(() => asked.toSorted()).toEqual(first);

    await page.locator('footer').getByRole('link', { name: /VPS/ }).first().click();
    await page.waitForURL(/\/hosting\/vps/);
    const next = new URL(page.url()).pathname;
    await expect.poll(() => asked.toSorted()).toEqual([...first, ...viewsOf(next)].toSorted());
  });
});

describe("Bing's site verification", () => {
  it('is in the HTML as a meta element, without consent and without scripts', async () => {
    const { page } = await visit({ scripts: false });
    await page.goto(PATH);

    expect(await proofOfBing(page).getAttribute('content')).toBe(SAVED.bing_webmaster_id);
  });
});

describe('analytics tags that are removed from the settings', () => {
  it('are removed from an open page within five minutes, and count no further page', async () => {
    const { page, context } = await visit();
    const asked = await standIn(context);
    const heads: string[] = [];
    page.on('request', (request) => request.url().includes('/head.json') && heads.push(request.url()));
    await page.clock.install();
    await page.goto(PATH);
    await acceptAll(page);
    await expect.poll(() => asked.length).toBe(7);
    await expect.poll(() => scripts(page).count()).toBe(3);

    await save();
    await untilGone(PATH, SAVED.bing_webmaster_id);
    await page.clock.fastForward(FIVE_MINUTES_MS / 2);
    await look(page);
    await page.clock.fastForward(FIVE_MINUTES_MS / 2);
    await look(page);

    await expect.poll(() => proofOfBing(page).count()).toBe(0);
    expect(heads).toHaveLength(1);
    await expect.poll(() => scripts(page).count()).toBe(0);
    await page.locator('footer').getByRole('link', { name: /VPS/ }).first().click();
    await page.waitForURL(/\/hosting\/vps/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(asked).toHaveLength(7);
  });
});

/** Lets the visitor come back to the page, which asks then whether its head is still fresh. */
const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
