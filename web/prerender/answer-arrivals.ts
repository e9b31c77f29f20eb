/** Milliseconds that a drawing waits for answers; those that come later make its page stale. */
const ARRIVAL_MS = 500;

/** Creates the waits for answers; `check` is called after each answer. */
export function createArrivals(isThere: (key: string) => boolean) {
  const checks = new Set<() => void>();

  return {
    wait: (keys: readonly string[]): Promise<void> =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          checks.delete(check);
          resolve();
        };
        const check = (): void => {
          if (keys.every(isThere)) end();
        };
        const timer = setTimeout(end, ARRIVAL_MS).unref();
        checks.add(check);
        check();
      }),
    check: () => checks.forEach((check) => check()),
  };
}
