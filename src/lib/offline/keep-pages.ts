import { onPageShown } from '#src/lib/document/shown-page.ts';
import { whenIdle } from '#src/lib/loading/when-idle.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { isHashedFile, isKeptPath } from './kept-answers.ts';

const WORKER = '/service-worker.js';

const log = createLogger('offline');

/**
 * Registers the service worker with the first page that may be kept, and tells it of the pages that a visitor reads
 * without a new document. What came before it could see it is told of afterwards: that document, and its files.
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

/** Those that were loaded so far, and those that are on their way. */
function tellOfFiles(worker: ServiceWorker): void {
  new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => new URL(name));
    const keep = urls.filter(
      ({ origin, pathname }) => origin === window.location.origin && isHashedFile(pathname),
    );
    if (keep.length > 0) worker.postMessage({ keep: keep.map(({ pathname }) => pathname) });
  }).observe({ type: 'resource', buffered: true });
}
