/** A busy page is not waited for longer. */
const TIMEOUT_MS = 2_000;
/** For Safari, which tells nobody that it is idle. */
const FALLBACK_MS = 200;

/** Runs something once the browser has nothing better to do; answers how to call it off. */
export function whenIdle(work: () => unknown): () => void {
  const run = () => void work();
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: TIMEOUT_MS });

  return () => window.cancelIdleCallback(handle);
}
