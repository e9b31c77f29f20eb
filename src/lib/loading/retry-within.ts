/** First wait before another try; each next one is twice as long. */
const FIRST_WAIT_MS = 200;

type RetryOptions = { withinMs: number; isRetryable: (error: unknown) => boolean };

/** Tries again after 200 ms, 400 ms, 800 ms and so on, as long as the next try still starts within the limit. */
export async function retryWithin<T>(
  attempt: () => Promise<T>,
  { withinMs, isRetryable }: RetryOptions,
): Promise<T> {
  const startedAt = Date.now();
  for (let waitMs = FIRST_WAIT_MS; ; waitMs *= 2) {
    try {
      return await attempt();
    } catch (error) {
      const isLate = Date.now() - startedAt + waitMs >= withinMs;
      if (isLate || !isRetryable(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
