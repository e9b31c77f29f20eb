/** Milliseconds before a process that ended by itself is started again, by the number of its recent ends. */
const RESTART_DELAYS_MS = [100, 1_000, 2_000, 5_000, 10_000] as const;
/** Milliseconds for which an end counts. */
const RECENT_MS = 10 * 60_000;
/** Recent ends from which on the person who started the product is told. */
const TOLD_FROM = 3;

export type RestartPlan = {
  /** Name of the process, as a sentence begins with it. */
  readonly subject: string;
  /** End of the sentence, which says where to read more. */
  readonly hint?: string;
  readonly say: (text: string) => void;
};

/**
 * Returns a function that is called at each end of a process, and returns the milliseconds until its next start. It
 * counts the ends of the last ten minutes, so that a process that ends every minute is told of, and one that has been
 * well for an hour starts again at once.
 */
export function planRestarts({ subject, hint = '', say }: RestartPlan): (why: string) => number {
  let ends: number[] = [];

  return (why) => {
    const now = performance.now();
    ends = [...ends.filter((end) => now - end < RECENT_MS), now];
    const delayMs = RESTART_DELAYS_MS[ends.length - 1] ?? RESTART_DELAYS_MS[4];
    if (ends.length >= TOLD_FROM) {
      say(
        `${subject} has ended ${ends.length} times within ten minutes (${why}) and starts again in ${delayMs / 1_000} s${hint}.`,
      );
    }
    return delayMs;
  };
}
