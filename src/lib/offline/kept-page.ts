import { createListeners } from '#src/lib/listeners/create-listeners.ts';

/** Entry in `Server-Timing` by which the service worker marks a page from its cache. */
export const KEPT_MARK = 'kept';

const listeners = createListeners();
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
let isKept = navigation?.serverTiming?.some(({ name }) => name === KEPT_MARK) === true;

/** Tells whether this document is a kept page whose data the API has not refreshed yet. */
export const keptPage = {
  isKept: () => isKept,
  subscribe: listeners.add,
  /** Records that the page's data is up to date. */
  renew: () => {
    isKept = false;
    listeners.tell();
  },
};
