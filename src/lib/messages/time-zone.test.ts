import { describe, expect, it } from 'vitest';
import { isKnownZone, utcOffset } from './time-zone.ts';

describe('a distance from UTC', () => {
  it.each([
    [0, 'UTC+0'],
    [60, 'UTC+1'],
    [345, 'UTC+5:45'],
    [-210, 'UTC-3:30'],
    [-5, 'UTC-0:05'],
  ])('of %d minutes is %s', (minutes, text) => {
    expect(utcOffset(minutes)).toBe(text);
  });
});

describe('a time zone', () => {
  it('is known by its present and its former name, and by no other', () => {
    expect(['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'America/Atlantis', ''].map(isKnownZone)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
