/**
 * Returns a function that reads with one request at a time: calls during a request share one further request, which begins
 * after it, because the running one may have read before what they report.
 */
export function oneAtATime(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  return function readAgain(): Promise<void> {
    if (running) {
      next ??= running.then(() => {
        next = null;
        return readAgain();
      });
      return next;
    }
    running = read().finally(() => {
      running = null;
    });
    return running;
  };
}
