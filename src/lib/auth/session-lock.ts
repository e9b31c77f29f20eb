const LOCK_NAME = 'hostfront-session';

let lastInThisPage: Promise<unknown> = Promise.resolve();

/**
 * Runs one task at a time over all tabs of this browser: refresh tokens rotate without reuse, so two tabs
 * that refresh at once would end each other's session. `waited` tells that another tab was at it.
 */
export async function withSessionLock<T>(task: (waited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator) || !navigator.locks) return inThisPage(task);

  const tried = await navigator.locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) =>
    lock ? { done: true as const, value: await task(false) } : { done: false as const },
  );

  return tried.done ? tried.value : navigator.locks.request(LOCK_NAME, () => task(true));
}

/** Without Web Locks (pages that aren't in a secure context) the order holds within one tab. */
function inThisPage<T>(task: (waited: boolean) => Promise<T>): Promise<T> {
  const run = lastInThisPage.then(() => task(false));
  lastInThisPage = run.catch(() => undefined);

  return run;
}
