/** How long work may wait for an idle moment. */
const IDLE_TIMEOUT_MS = 4_000;

/** Does later what can wait until the page is drawn and can be used. */
export function whenIdle(work: () => unknown): void {
  const start = () => void work();
  // Safari has no such moments.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start);
}
