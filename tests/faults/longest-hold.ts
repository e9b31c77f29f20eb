const MICROSECONDS = 1_000;

/**
 * Watches how long one turn of the event loop takes at most, in milliseconds of this process's own processor time: what other
 * programs do meanwhile counts for nothing. The client within the process counts too, so the truth is a little less.
 */
export function watchHolds(): { readonly stop: () => number } {
  let longest = 0;
  let isOver = false;
  let last = ownTimeMs();
  const look = () => {
    const now = ownTimeMs();
    longest = Math.max(longest, now - last);
    last = now;
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
