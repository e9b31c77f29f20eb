import { describe, expect, it } from 'vitest';
import { tellZoneOffset } from './tell-zone-offset.ts';

const ADMIN = { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11' };
const minutesIn = (zone: string, at: string) => tellZoneOffset({ zone, at }, ADMIN).minutes;

describe("the server's word about a time zone's clock", () => {
  it.each([
    ['Europe/Berlin', '2026-07-01T10:00:00Z', 120],
    ['Europe/Berlin', '2026-10-25T00:59:59Z', 120],
    ['Europe/Berlin', '2026-10-25T01:00:00Z', 60],
    ['Asia/Kolkata', '2026-07-01T10:00:00Z', 330],
    ['Asia/Calcutta', '2026-07-01T10:00:00+05:30', 330],
    ['America/St_Johns', '2026-01-01T10:00:00Z', -210],
    ['UTC', '2026-07-01T10:00:00Z', 0],
    ['Africa/Monrovia', '1960-01-01T00:00:00Z', -44],
  ])('is for %s at %s: %d minutes', (zone, at, minutes) => {
    expect(minutesIn(zone, at)).toBe(minutes);
  });

  it('is null for a zone that its data do not have', () => {
    expect(minutesIn('America/Atlantis', '2026-07-01T10:00:00Z')).toBeNull();
  });

  it.each([
    [{ zone: 'Mars Olympus', at: '2026-07-01T10:00:00Z' }, /^zone must be the name of a time zone/],
    [{ zone: 'Europe/Berlin', at: '2026-07-01T10:00:00' }, /^at must be an ISO 8601 time with a zone/],
  ])('refuses %o', (input, message) => {
    expect(() => tellZoneOffset(input, ADMIN)).toThrow(message);
  });

  it('is for administrators alone', () => {
    const program = { ...ADMIN, 'x-hasura-role': 'editor' };

    expect(() => tellZoneOffset({ zone: 'UTC', at: '2026-07-01T10:00:00Z' }, program)).toThrow(
      /administrators/,
    );
  });
});
