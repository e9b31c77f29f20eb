import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  CACHES,
  isFinishedPage,
  isGone,
  isHashedFile,
  isKeptPath,
  keyOfPage,
  markKept,
  MAX_AGE_S,
  MAX_FILES,
  MAX_PAGES,
  OFFLINE_PAGE,
} from '#src/lib/offline/kept-answers.ts';

/** Types of the worker's scope as used here, since TypeScript's library for workers conflicts with that for pages. */
type LifetimeEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type KeepEvent = LifetimeEvent & { data?: { keep?: string[] } };
type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: KeepEvent) => void): void;
  clients: { claim: () => Promise<void> };
  location: Location;
};
const scope = self as unknown as Scope;

/** Options that ignore `Vary`: a kept response fits whatever request headers it was stored for. */
const matchOptions = { ignoreVary: true };

/** Seconds to wait for the network before a kept page is shown; a page that is not kept waits as long as it takes. */
const PATIENCE_S = 4;

/** Creates the plugin that limits a cache; entries not used for the longest time are dropped first. */
const keepAtMost = (options: ExpirationPluginOptions) =>
  // The cast: the plugin's type declares optional methods in another way than `WorkboxPlugin`.
  new ExpirationPlugin({ ...options, matchOptions, purgeOnQuotaError: true }) as WorkboxPlugin;

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  matchOptions,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    keepAtMost({ maxEntries: MAX_PAGES, maxAgeSeconds: MAX_AGE_S }),
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOfPage(request.url),
      cacheWillUpdate: async ({ request, response }) => {
        if (isGone(response)) await forget(request.url);
        return isFinishedPage(response) ? response : null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markKept(cachedResponse),
      handlerDidError: async () => caches.match(OFFLINE_PAGE, matchOptions),
    },
  ],
});

const files = new CacheFirst({
  cacheName: CACHES.files,
  matchOptions,
  plugins: [keepAtMost({ maxEntries: MAX_FILES })],
});

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isKeptPath(url.pathname),
  pages,
);
// Scripts of workers, such as the captcha's, are not answered here: WebKit starts none that a service worker answers.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.destination !== 'worker' && isHashedFile(url.pathname),
  files,
);

scope.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeOtherForms(), scope.clients.claim()])),
);
scope.addEventListener('message', (event) => {
  const urls = (event.data?.keep ?? []).map((path) => new URL(path, scope.location.origin));
  event.waitUntil(Promise.allSettled([...urls.map((url) => keep(url, event)), renewOfflinePage()]));
});

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHES.offlinePage);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

let isRenewed = false;

/** Asks once in the worker's life for the offline page, which has the brand's colour; without a network it stays. */
async function renewOfflinePage(): Promise<void> {
  if (isRenewed) return;
  isRenewed = true;
  await keepOfflinePage();
}

async function removeOtherForms(): Promise<void> {
  const names = new Set(Object.values(CACHES));
  const others = (await caches.keys()).filter((name) => !names.has(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function forget(url: string): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  await cache.delete(keyOfPage(url), matchOptions);
}

/** Stores a page or file that a document loaded without this worker. */
async function keep(url: URL, event: KeepEvent): Promise<void> {
  if (url.origin !== scope.location.origin) return;
  const strategy = isKeptPath(url.pathname) ? pages : isHashedFile(url.pathname) ? files : undefined;
  if (!strategy) return;
  const [, done] = strategy.handleAll({ event, request: new Request(url) });
  await done;
}
