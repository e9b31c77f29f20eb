/** Milliseconds that a drawing waits for answers; those that come later make its page stale. */
const ARRIVAL_MS = 2_000;

/** Creates the last answers by the keys of their queries. */
export function createKnownAnswers() {
  const answers = new Map<string, { text: string; data: unknown }>();
  const checks = new Set<() => void>();

  return {
    /** Keeps an answer; tells whether it differs from the one before. */
    keep: (key: string, data: unknown): boolean => {
      const text = JSON.stringify(data);
      const isNew = answers.get(key)?.text !== text;
      if (isNew) answers.set(key, { text, data });
      checks.forEach((check) => check());
      return isNew;
    },
    get: (key: string): unknown => answers.get(key)?.data,
    forget: (key: string) => void answers.delete(key),
    /** Settles once each of these queries has an answer, or after ARRIVAL_MS. */
    arrived: (keys: readonly string[]): Promise<void> =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          checks.delete(check);
          resolve();
        };
        const check = (): void => {
          if (keys.every((key) => answers.has(key))) end();
        };
        const timer = setTimeout(end, ARRIVAL_MS).unref();
        checks.add(check);
        check();
      }),
  };
}
