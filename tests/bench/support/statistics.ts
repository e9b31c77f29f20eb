/** Returns the value below which a share (0 to 1) of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Returns the middle of each of the samples' numbers. */
export function mediansOf<Name extends string>(
  samples: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(samples[0] ?? {}) as Name[];

  return Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample[name]))]),
  ) as Record<Name, number>;
}

/** Returns the middle of the rounds' ratios, which depend less on what else the machine does than the numbers. */
export function medianRatio(ones: readonly number[], others: readonly number[]): number {
  return median(ones.map((one, round) => one / (others[round] ?? Number.NaN)));
}

/** Measures in turn, round by round, so that other load meets all alike; the first `warmUps` rounds are left out. */
export async function inTurn<Measures extends Readonly<Record<string, (round: number) => Promise<unknown>>>>(
  measures: Measures,
  { rounds, warmUps = 0 }: { readonly rounds: number; readonly warmUps?: number },
): Promise<{ [Name in keyof Measures]: Awaited<ReturnType<Measures[Name]>>[] }> {
  const samples: Record<string, unknown[]> = Object.fromEntries(
    Object.keys(measures).map((name) => [name, []]),
  );
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(measures)) {
      const sample = await measure(round);
      if (round >= 0) samples[name]?.push(sample);
    }
  }

  return samples as { [Name in keyof Measures]: Awaited<ReturnType<Measures[Name]>>[] };
}
