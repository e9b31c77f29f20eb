import { describe, expect, it } from 'vitest';
import { isJustAfterGap } from './skipped-hour.ts';

/** A clock that goes forward at 1:00 UTC on 28 March 2027 by this many minutes. */
const forwardBy = (minutes: number) => (moment: Date) =>
  moment >= new Date('2027-03-28T01:00:00Z') ? minutes * 60_000 : 0;

describe('a moment just after the clock went forward', () => {
  it.each([
    ['2027-03-28T00:59:59Z', 60, false],
    ['2027-03-28T01:00:00Z', 60, true],
    ['2027-03-28T01:59:59Z', 60, true],
    ['2027-03-28T02:00:00Z', 60, false],
    ['2027-03-28T01:29:59Z', 30, true],
    ['2027-03-28T01:30:00Z', 30, false],
    ['2027-03-28T01:30:00Z', -60, false],
    ['2027-10-28T01:30:00Z', 60, false],
  ])('is %s where it leaps %d minutes: %s', (moment, minutes, isJustAfter) => {
    expect(isJustAfterGap(new Date(moment), forwardBy(minutes))).toBe(isJustAfter);
  });
});
