/** Delay before the second attempt; each further delay is twice as long. */
const FIRST_WAIT_MS = 200;

type RetryOptions = { withinMs: number; isRetryable: (error: unknown) => boolean };

/** Retries after 200 ms, 400 ms, 800 ms and so on, as long as the next attempt starts within `withinMs`. */
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
