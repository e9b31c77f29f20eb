import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildSite } from '#tests/support/processes/built-product.ts';
import { itSome, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf, type Locale } from '#tests/support/texts.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { startWeb } from '#tests/web/start-web.ts';

const { visit } = useBrowser();
const { siteDir } = await buildSite(process.cwd());

/** Serves the built site from a web server of its own, whose pages the browser renders. */
const serveSite = (env: Record<string, string>) =>
  startWeb(inject('site').url, { SITE_DIR: siteDir, ...env });

/** Returns the paths that the service worker has stored. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Returns the site's files that the document has loaded. */
const loadedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );

async function untilKept(page: Page, path: string): Promise<void> {
  await waitUntil(`${path} and its files are kept`, async () => {
    const kept = new Set(await keptPaths(page));
    return [path, ...(await loadedFiles(page))].every((wanted) => kept.has(wanted));
  });
}

const directions = (page: Page) =>
  page.locator('section').evaluateAll((parts) => parts.map((part) => part.getAttribute('dir')));

/**
 * Cuts the network. The browser's own switch does not apply to requests of a service worker, so these are aborted
 * too.
 */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.route('**/*', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext): Promise<void> {
  await context.unroute('**/*');
  await context.setOffline(false);
}

describe.each(
  shareOf(
    [
      { locale: 'en', path: '/en', other: '/en/hosting/vps', title: 'pieces.heading.hero.title' },
      { locale: 'ar', path: '/ar/hosting/cloud', other: '/ar', title: 'kinds.cloud.name' },
    ] as const satisfies readonly { locale: Locale; path: string; other: string; title: string }[],
    'offline',
  ),
)('a device without a network ($locale)', ({ locale, path, other, title }) => {
  const t = textsOf(locale);

  it('shows a page read before with a notice, updates it once online; a page not read before waits for the network', async () => {
    const { page, context } = await visit({ locale, keepsPages: true });
    await page.goto(path);
    await untilKept(page, path);

    await goOffline(context);
    const answer = await page.reload();

    await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
    await page.getByText(t('app.offline')).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    expect(answer?.headers()).toMatchObject({ 'x-frame-options': 'DENY', 'content-language': locale });
    expect(answer?.headers()['content-security-policy']).toContain("object-src 'none'");
    // The browser reports a network, but requests still fail.
    await context.setOffline(false);
    await page.getByText(t('app.offline')).waitFor();
    await goOnline(context);
    await page.getByText(t('app.offline')).waitFor({ state: 'detached' });

    // A page that was never opened needs a network.
    await goOffline(context);
    await page.goto(other);
    const part = page.locator(`section[lang=${locale}]`);
    await part.getByRole('heading').waitFor();
    expect(await directions(page)).toEqual(['ltr', 'rtl']);
    await goOnline(context);
    await part.getByRole('link').click();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(other);
    expect(await page.locator('#root').count()).toBe(1);
  });
});

/** Makes every request hang: it is sent, and no answer comes. */
async function silence(context: BrowserContext): Promise<void> {
  await context.route('**/*', () => undefined);
}

describe('a connected device that receives no answers', () => {
  it('shows a page that was read before, with a notice', async () => {
    const t = textsOf('ar');
    const { page, context } = await visit({ locale: 'ar', keepsPages: true });
    await page.goto('/ar');
    await untilKept(page, '/ar');

    await silence(context);
    const answer = await page.reload();

    await page.getByRole('heading', { level: 1, name: t('pieces.heading.hero.title') }).waitFor();
    await page.getByText(t('app.offline')).waitFor();
    expect(answer?.headers()['server-timing']).toBe('kept');
    await goOnline(context);
  });
});

describe('the service worker', () => {
  itSome('offline worker', {
    'caches the pages that are reached by links, but no page where people enter secrets': async () => {
      const t = textsOf('en');
      const { page } = await visit({ keepsPages: true });
      await page.goto('/');
      await untilKept(page, '/');

      await page
        .locator('#pricing')
        .getByRole('link', { name: t('kinds.cloud.name') })
        .click();
      await untilKept(page, '/hosting/cloud');
      await page.goto('/auth');

      const pages = (await keptPaths(page)).filter((path) => !path.startsWith('/assets/'));
      expect(pages.toSorted()).toEqual(['/', '/hosting/cloud', '/offline.html']);
    },

    'removes itself and its caches where OFFLINE_PAGES is false': async () => {
      const kept = await serveSite({ OFFLINE_PAGES: 'true' });
      const { page } = await visit({ url: kept.url, keepsPages: true });
      await page.goto('/en');
      await expect.poll(() => keptPaths(page)).toContain('/offline.html');
      await kept.stop();

      const { stop } = await serveSite({ OFFLINE_PAGES: 'false', PORT: String(kept.port) });
      onTestFinished(stop);
      // Any document makes the browser update the service worker. This one needs nothing of the old worker, for whose
      // running work Chromium would wait.
      await page.goto('/livez');

      const count = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(count).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    },
  });
});
