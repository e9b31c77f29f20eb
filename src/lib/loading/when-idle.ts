/** Longest time to wait for an idle moment on a busy page. */
const TIMEOUT_MS = 2_000;
/** Fixed delay for Safari, which has no `requestIdleCallback`. */
const FALLBACK_MS = 200;

/** Runs `work` once the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => unknown): () => void {
  const run = () => void work();
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: TIMEOUT_MS });

  return () => window.cancelIdleCallback(handle);
}
