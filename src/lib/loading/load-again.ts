import { createLogger } from '#src/lib/log/logger.ts';
import { retryWithin } from './retry-within.ts';

const log = createLogger('loading');

/** As long as code that did not arrive is asked for again. */
const WITHIN_MS = 10_000;
/** Opened afresh once in this time, at most. */
const AFRESH_MS = 60_000;
/** Where the tab keeps when it opened which address afresh. */
const AFRESH_KEY = 'opened-afresh';

/** As long as a page that somebody has set out to leave is taken for one that is being left. */
const LEAVING_MS = 10_000;

const listeners = new Set<() => void>();
let late = 0;
let leftAt = -Infinity;

function countLate(change: 1 | -1): void {
  late += change;
  listeners.forEach((listener) => listener());
}

/** Whether something is asked for again at this moment. */
export const lateness = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isLate: () => late > 0,
};

/**
 * Loads code, and tries again for ten seconds where it does not arrive; `lateness` tells of it meanwhile. A browser may
 * remember a module that failed for as long as the document lives, and a new release has taken the file away: once the
 * server answers, the address is opened afresh, though not again and again. Some browsers stop what a page loads as
 * soon as another is on its way: that is no fault, and to open this one afresh would take the other's place.
 */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  let hasFailed = false;
  const stopWatching = watchLeaving();
  const attempt = async () => {
    try {
      return await load();
    } catch (error) {
      if (isBeingLeft()) throw error;
      if (!hasFailed) countLate(1);
      hasFailed = true;
      if (!isAfresh() && (await isServerThere()) && !isBeingLeft()) await openAfresh();
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
 * Listens only while something loads: a page with such a listener may not be kept for the way back. The server, which
 * draws pages with this too, has no page to leave.
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

/** The next document takes this one's place, unless the visitor keeps this one for what is not saved yet. */
async function openAfresh(): Promise<void> {
  log.warn('The code of a page did not arrive; the page is opened afresh.');
  sessionStorage.setItem(AFRESH_KEY, JSON.stringify([window.location.href, Date.now()]));
  window.location.reload();
  await new Promise((resolve) => setTimeout(resolve, WITHIN_MS));
}

/** This address was opened afresh a moment ago, and that did not help. */
function isAfresh(): boolean {
  const [href, at] = JSON.parse(sessionStorage.getItem(AFRESH_KEY) ?? '[]') as [string?, number?];

  return href === window.location.href && Date.now() - (at ?? 0) < AFRESH_MS;
}
