import { describe, expect, it } from 'vitest';
import { ReadingPace } from './reading-pace.ts';

const KIBIBYTE = 1024;
const OWED = 1024 * KIBIBYTE;

/** Returns at which check a client counts as too slow, if ever; `takes` gives the bytes read before each check. */
function sweepsUntilCut(takes: (sweep: number) => number, owed = OWED): number | undefined {
  let sent = 0;
  const pace = new ReadingPace(sent, owed);
  for (let sweep = 1; sweep <= 100; sweep += 1) {
    sent += takes(sweep);
    if (pace.isTooSlow(sent, owed)) return sweep;
  }

  return undefined;
}

describe('ReadingPace', () => {
  it.each([
    ['takes nothing', () => 0, 9],
    ['takes one byte at a time', () => 1, 9],
    ['takes nothing any more', (sweep: number) => (sweep === 1 ? OWED : 0), 10],
    ['takes a little less than 64 KiB a second', () => 32 * KIBIBYTE - 1, 9],
    ['takes 64 KiB a second', () => 32 * KIBIBYTE, undefined],
    [
      'takes the same in one piece every four seconds',
      (sweep: number) => (sweep % 8 === 0 ? OWED : 0),
      undefined,
    ],
  ])('knows whether and when a client that %s is too slow', (_, takes, sweeps) => {
    expect(sweepsUntilCut(takes)).toBe(sweeps);
  });

  it('does not find a client too slow that has taken all that it was owed', () => {
    expect(sweepsUntilCut(() => 10, 80)).toBeUndefined();
  });
});
