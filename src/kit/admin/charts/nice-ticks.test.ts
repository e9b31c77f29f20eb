import { describe, expect, it } from 'vitest';
import { niceTicks } from './nice-ticks.ts';

describe('niceTicks', () => {
  it.each([
    [0, 0, [0, 1]],
    [3, 3, [3, 4]],
    [0, 7, [0, 5, 10]],
    [118, 131, [110, 120, 130, 140]],
    [198_400, 200_010, [198_000, 199_000, 200_000, 201_000]],
    [999, 1_001, [999, 1_000, 1_001]],
  ])('gives round numbers for a chart axis that covers the counts from %i to %i', (min, max, ticks) => {
    expect(niceTicks(min, max, 4)).toEqual(ticks);
  });
});
