/** Resolves in a new task, so that the browser can paint and handle input before the caller continues. */
export function nextTask(): Promise<void> {
  // `scheduler.yield` continues before other tasks that are already queued; `setTimeout` does not.
  if (typeof window.scheduler?.yield === 'function') return window.scheduler.yield();

  return new Promise((resolve) => setTimeout(resolve));
}
