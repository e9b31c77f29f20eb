/** Waits until the browser finds a network, so long at most. */
export function untilOnline(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    window.addEventListener('online', end);
  });
}
