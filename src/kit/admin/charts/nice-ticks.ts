const TEN = 10;
/** Steps that people count in, within one power of ten. */
const STEPS = [1, 2, 5, TEN];

/**
 * Returns whole numbers at equal distances for the axis of counts: the first is at most `min`, the last at least `max`.
 * There are at least two and at most `most`.
 */
export function niceTicks(min: number, max: number, most: number): number[] {
  const smallest = Math.max(1, (max - min) / (most - 1));
  const power = TEN ** Math.floor(Math.log10(smallest));
  const steps = [...STEPS, ...STEPS.map((step) => step * TEN)].map((step) => Math.max(1, step * power));
  for (const step of steps) {
    const first = Math.floor(min / step);
    const last = Math.max(Math.ceil(max / step), first + 1);
    if (last - first < most) {
      return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
    }
  }

  return [min, max];
}
