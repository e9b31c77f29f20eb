/** Number of finished deliveries at a time of this browser's clock. */
export type Sample = { atMs: number; done: number };

/** Milliseconds over which the speed is measured, so it is the present one and not the dispatch's average. */
const WINDOW_MS = 10_000;

/** Adds a sample and drops those older than the window; starts over if the count went down. */
export function withSample(samples: readonly Sample[], next: Sample): Sample[] {
  const last = samples.at(-1);
  if (last && next.done < last.done) return [next];

  return [...samples.filter(({ atMs }) => next.atMs - atMs <= WINDOW_MS), next];
}

/** Returns mails per minute; 0 if there are not enough samples. */
export function mailsPerMinute(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.atMs <= first.atMs) return 0;

  return Math.round(((last.done - first.done) / (last.atMs - first.atMs)) * 60_000);
}
