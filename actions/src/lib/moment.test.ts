import { object } from 'yup';
import { describe, expect, it } from 'vitest';
import { moment, readMoment } from './moment.ts';
import { readInput } from './read-input.ts';

const schema = object({ at: moment().nullable() });

describe('the schema of a moment', () => {
  it.each([
    ['2026-11-27T10:00:00Z', '2026-11-27T10:00:00.000Z'],
    ['2026-11-27T10:00+03:00', '2026-11-27T07:00:00.000Z'],
    ['2026-11-27T10:00+03', '2026-11-27T07:00:00.000Z'],
    ['2026-11-27T10:00-04:00', '2026-11-27T14:00:00.000Z'],
    ['2026-11-27t10:00:00.25+0330', '2026-11-27T06:30:00.250Z'],
  ])('accepts %s', (text, expected) => {
    expect(readInput(schema, { at: text })).toEqual({ at: text });
    expect(readMoment(text)?.toISOString()).toBe(expected);
  });

  const noMoment = (found: string) =>
    `at must be an ISO 8601 time with a zone such as 2026-11-27T10:00:00Z; found ${found}.`;
  const noTime = (found: string) => `at must be a day and a time that exist; found "${found}".`;

  it.each([
    ['tomorrow', noMoment('"tomorrow"')],
    ['2026-11-27T10:00:00', noMoment('"2026-11-27T10:00:00"')],
    ['2026-11-27', noMoment('"2026-11-27"')],
    ['2026-11-27T10:00:00+33:00', noMoment('"2026-11-27T10:00:00+33:00"')],
    ['', noMoment('""')],
    ['x'.repeat(41), noMoment('a text of length 41')],
    [1, noMoment('one of type number')],
    ['2026-02-30T10:00:00Z', noTime('2026-02-30T10:00:00Z')],
    ['2026-02-28T25:00:00Z', noTime('2026-02-28T25:00:00Z')],
    ['2026-04-31T23:00:00+03:00', noTime('2026-04-31T23:00:00+03:00')],
  ])('refuses %o', (at, message) => {
    expect(() => readInput(schema, { at })).toThrow(message);
  });

  it('accepts null and a missing value', () => {
    expect(readInput(schema, {})).toEqual({});
    expect(readInput(schema, { at: null })).toEqual({ at: null });
  });
});
