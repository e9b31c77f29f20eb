import { describe, expect, it } from 'vitest';
import { isSurelyReadable } from './plain-value.ts';

describe('isSurelyReadable', () => {
  it.each([
    ['int2', '-32768'],
    ['int4', '2147483647'],
    ['int8', '-9223372036854775808'],
    ['int4', '007'],
    ['bool', 'true'],
    ['uuid', '0A000000-0000-4000-8000-000000000001'],
    ['text', "it's ü"],
    ['varchar', ''],
    ['uuid', null],
  ])('is true for the type %s and the text %s', (type, text) => {
    expect(isSurelyReadable(type, text)).toBe(true);
  });

  it.each([
    ['int2', '32768'],
    ['int4', '-2147483649'],
    ['int8', '9223372036854775808'],
    ['int4', '1.0'],
    ['int4', ''],
    ['bool', 'perhaps'],
    ['uuid', 'no'],
    ['text', 'a\0b'],
    ['date', '2026-01-31'],
    ['numeric', '1'],
    ['int4[]', '{1}'],
    ['"public"."kind"', null],
  ])('is false for the type %s and the text %s, which PostgreSQL must check', (type, text) => {
    expect(isSurelyReadable(type, text)).toBe(false);
  });
});
