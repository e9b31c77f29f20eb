import { describe, expect, it } from 'vitest';
import { otherMomentOf } from './repeated-hour.ts';

/** Berlin puts its clock back from 3 to 2 o'clock on 25 October 2026, at 1:00 UTC, and forward on 29 March. */
const inBerlin = (moment: Date) => {
  const isSummer = moment >= new Date('2026-03-29T01:00:00Z') && moment < new Date('2026-10-25T01:00:00Z');

  return (isSummer ? 2 : 1) * 3_600_000;
};
const otherMoment = (text: string) => {
  const found = otherMomentOf(new Date(text), inBerlin);

  return found && [found.moment.toISOString(), found.isLater];
};

describe('an hour that occurs twice because the clock goes back', () => {
  it('has a second moment with the same clock time, one hour later or earlier', () => {
    expect(otherMoment('2026-10-25T00:30:00Z')).toEqual(['2026-10-25T01:30:00.000Z', true]);
    expect(otherMoment('2026-10-25T01:30:00Z')).toEqual(['2026-10-25T00:30:00.000Z', false]);
  });

  it('is not found before or after that change, nor when the clock goes forward', () => {
    expect(otherMoment('2026-10-24T23:59:00Z')).toBeNull();
    expect(otherMoment('2026-10-25T02:00:00Z')).toBeNull();
    expect(otherMoment('2026-03-29T00:30:00Z')).toBeNull();
    expect(otherMoment('2026-03-29T01:30:00Z')).toBeNull();
  });
});
