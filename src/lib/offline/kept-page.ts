/** The entry of `Server-Timing` by which the service worker marks a page that it had kept. */
export const KEPT_MARK = 'kept';

const listeners = new Set<() => void>();
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
let isKept = navigation?.serverTiming?.some(({ name }) => name === KEPT_MARK) === true;

/** Whether this document shows what the service worker had kept, and the API has not answered since. */
export const keptPage = {
  isKept: () => isKept,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** What it shows is up to date. */
  renew: () => {
    isKept = false;
    listeners.forEach((listener) => listener());
  },
};
