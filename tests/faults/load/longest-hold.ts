const MICROSECONDS = 1_000;

/**
 * Measures the longest turn of the event loop, in milliseconds. Each turn counts as the lesser of two upper bounds: CPU
 * time of the process, which excludes other programs but includes other threads, and clock time, which is the reverse.
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
