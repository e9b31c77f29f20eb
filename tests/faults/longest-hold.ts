const MICROSECONDS = 1_000;

/**
 * Watches how long one turn of the event loop takes at most, in milliseconds. The processor time of the process leaves
 * out what other programs do meanwhile, the clock leaves out what this one does on other threads: the truth is no more
 * than the lesser of both.
 */
export function watchHolds(): { readonly stop: () => number } {
  let longest = 0;
  let isOver = false;
  let [own, clock] = [ownTimeMs(), performance.now()];
  const look = () => {
    const [ownNow, clockNow] = [ownTimeMs(), performance.now()];
    longest = Math.max(longest, Math.min(ownNow - own, clockNow - clock));
    [own, clock] = [ownNow, clockNow];
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);

  return {
    stop: () => {
      isOver = true;
      return longest;
    },
  };
}

function ownTimeMs(): number {
  const { user, system } = process.cpuUsage();

  return (user + system) / MICROSECONDS;
}

/** A value that a share of all lies below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);

  return sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
}
