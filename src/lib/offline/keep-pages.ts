import { onPageShown } from '#src/lib/document/shown-page.ts';
import { whenIdle } from '#src/lib/loading/when-idle.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { isHashedFile, isKeptPath } from './kept-answers.ts';

const WORKER = '/service-worker.js';

const log = createLogger('offline');

/**
 * Registers the service worker when the first page that may be kept is shown, and sends it the pages that a visitor opens
 * without a new document. Also sends it what it could not see because it was not running: the first document and its files.
 */
export function keepPages(container: ServiceWorkerContainer): void {
  const hasSeenAll = container.controller !== null;
  let isFirst = true;
  let worker: Promise<ServiceWorker | null> | undefined;

  onPageShown(({ path }) => {
    const isSeen = hasSeenAll && isFirst;
    isFirst = false;
    if (!isKeptPath(path)) return;
    worker ??= register(container, hasSeenAll);
    if (!isSeen) void worker.then((active) => active?.postMessage({ keep: [path] }));
  });
}

async function register(
  container: ServiceWorkerContainer,
  hasSeenAll: boolean,
): Promise<ServiceWorker | null> {
  await untilLoaded();
  await new Promise<void>(whenIdle);
  try {
    await container.register(WORKER);
  } catch (error) {
    log.warn('Pages are not kept for when there is no network.', { error });
    return null;
  }
  const { active } = await container.ready;
  if (!hasSeenAll && active) tellOfFiles(active);

  return active;
}

function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();

  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** Sends the worker the URLs of the hashed files that the page has loaded so far and will load. */
function tellOfFiles(worker: ServiceWorker): void {
  new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => new URL(name));
    const keep = urls.filter(
      ({ origin, pathname }) => origin === window.location.origin && isHashedFile(pathname),
    );
    if (keep.length > 0) worker.postMessage({ keep: keep.map(({ pathname }) => pathname) });
  }).observe({ type: 'resource', buffered: true });
}
