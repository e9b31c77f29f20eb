/** How far a dispatch was at a moment of this browser's clock. */
export type Sample = { atMs: number; done: number };

/** The speed is that of the last moments, not of the whole dispatch. */
const WINDOW_MS = 10_000;

/** Keeps what the speed is measured from: the samples of the last moments. */
export function withSample(samples: readonly Sample[], next: Sample): Sample[] {
  const last = samples.at(-1);
  if (last && next.done < last.done) return [next];

  return [...samples.filter(({ atMs }) => next.atMs - atMs <= WINDOW_MS), next];
}

/** Mails a minute; 0 while that can't be told. */
export function mailsPerMinute(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.atMs <= first.atMs) return 0;

  return Math.round(((last.done - first.done) / (last.atMs - first.atMs)) * 60_000);
}
