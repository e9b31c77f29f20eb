import { createListeners } from '#src/lib/listeners/create-listeners.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { retryWithin } from './retry-within.ts';

const log = createLogger('loading');

/** Time during which a failed load of code is retried. */
const WITHIN_MS = 10_000;
/** Time during which one URL is reloaded at most once. */
const AFRESH_MS = 60_000;
/** Key in the tab's session storage of the last reloaded URL and the time of that reload. */
const AFRESH_KEY = 'opened-afresh';

/** Time after `beforeunload` during which the page counts as being left. */
const LEAVING_MS = 10_000;

/** Time for which the page says that a language did not arrive. */
const TOLD_MS = 10_000;

const listeners = createListeners();
let late = 0;
let isLost = false;
let leftAt = -Infinity;

function countLate(change: 1 | -1): void {
  late += change;
  listeners.tell();
}

/** Lets the page say for some seconds that it stays in its language, as the texts of the chosen one did not arrive. */
export function tellLostLanguage(): void {
  isLost = true;
  listeners.tell();
  setTimeout(() => {
    isLost = false;
    listeners.tell();
  }, TOLD_MS);
}

/** Text about loads: that one is retried now, or that a language did not arrive; its listeners hear when it changes. */
export const lateness = {
  subscribe: listeners.add,
  note: () => (isLost ? 'app.languageLost' : late > 0 && 'app.loadingAgain'),
};

/**
 * Tells for what code is loaded: `page` for a page or panel that the visitor opens and waits for, `field` for a part beside
 * which somebody may have typed, `extra` for a part that the visitor did not ask for.
 */
export type LoadedFor = 'page' | 'field' | 'extra';

/**
 * Loads code and deals with a failed load; `tests/house/lazy-parts.test.ts` lets no `import()` past it. Each call is in one of these
 * states:
 *
 * - loading: `load` runs. Success ends the call with the code. A failure leads to leaving, if `beforeunload` came less than
 *   10 s ago, to waiting for an extra, and otherwise to late.
 * - late: `lateness` reports a late load until the call ends. If this is the code of a page, the server answers a HEAD
 *   request, the visitor is not leaving, and this URL was not reloaded within the last minute, the call moves to reloading.
 *   Otherwise it moves to waiting.
 * - waiting: after 200 ms, 400 ms, 800 ms and so on the call returns to loading. It ends with the last error if the next
 *   attempt would start 10 s or more after the first.
 * - reloading: the page reloads and the new document replaces this one, which ends the call. If the visitor stops the
 *   reload to keep unsaved text, the call ends after 10 s with the error.
 * - leaving: the failure does not count as late and never reloads the page; the call moves to waiting.
 *
 * Reloading helps because a browser may remember a failed module as long as the document lives (the HTML standard asked for
 * that until 2026), and because a new release may have removed the file. Nothing is reloaded for a field, as a reload would
 * take the typed text. Leaving is a state of its own because some browsers stop a page's loads when the visitor
 * opens another page: that is no fault, and a reload would replace the page that the visitor wants.
 */
export async function loadAgain<T>(load: () => Promise<T>, loadedFor: LoadedFor = 'page'): Promise<T> {
  let hasFailed = false;
  const stopWatching = watchLeaving();
  const attempt = async () => {
    try {
      return await load();
    } catch (error) {
      if (isBeingLeft() || loadedFor === 'extra') throw error;
      if (!hasFailed) countLate(1);
      hasFailed = true;
      if (loadedFor === 'page' && !isAfresh() && (await isServerThere()) && !isBeingLeft())
        await openAfresh();
      throw error;
    }
  };
  try {
    return await retryWithin(attempt, { withinMs: WITHIN_MS, isRetryable: () => true });
  } finally {
    stopWatching();
    if (hasFailed) countLate(-1);
  }
}

/**
 * Records the time of `beforeunload`; returns a function that ends this. It listens only during a load, since browsers may
 * keep a page with such a listener out of the back/forward cache. On the server, which has no window, it does nothing.
 */
function watchLeaving(): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const onBeforeUnload = () => (leftAt = Date.now());
  window.addEventListener('beforeunload', onBeforeUnload);

  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}

const isBeingLeft = () => Date.now() - leftAt < LEAVING_MS;

const isServerThere = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads the page and waits for the new document; it returns only if the visitor stops the reload to keep unsaved text. */
async function openAfresh(): Promise<void> {
  log.warn('The code of a page did not arrive; the page is opened afresh.');
  sessionStorage.setItem(AFRESH_KEY, JSON.stringify([window.location.href, Date.now()]));
  window.location.reload();
  await new Promise((resolve) => setTimeout(resolve, WITHIN_MS));
}

/** Returns whether this URL was already reloaded within the last minute, which evidently did not help. */
function isAfresh(): boolean {
  const [href, at] = JSON.parse(sessionStorage.getItem(AFRESH_KEY) ?? '[]') as [string?, number?];

  return href === window.location.href && Date.now() - (at ?? 0) < AFRESH_MS;
}
