import { describe, expect, it } from 'vitest';
import { isExact, NumberText, parseJson, writeJson } from './exact-json.ts';

const SECOND_US = 1_000_000;
const LONG = [
  '9007199254740993',
  '-12345678901234567890.123',
  '1e400',
  '0.1234567890123456789',
  '1.00000000000000000001',
];

describe('isExact', () => {
  it.each(['0', '-0', '1.5', '9007199254740992', '1e21', '1.500e-3', '123456789012345680000', '0.1'])(
    'is true for %s, which a double holds exactly',
    (text) => expect(isExact(text)).toBe(true),
  );
  it.each(LONG)('is false for %s, which a double does not hold exactly', (text) =>
    expect(isExact(text)).toBe(false),
  );
});

describe('parseJson', () => {
  it.each(LONG)('keeps the digits of %s', (text) => {
    expect(parseJson(`{"n":[${text}]}`)).toEqual({ n: [new NumberText(text)] });
  });

  it.each([
    '{"a":1,"a":12345678901234567890,"a":2}',
    '{"__proto__":{"x":1},"n":1000000000000000000000}',
    '"9007199254740993 \\" 9007199254740993"',
    ' [ 1.0000000000000000 , -0.0 , 1e-100 ] ',
    '{"9007199254740993":1}',
  ])('reads %s as JSON.parse does', (text) => {
    const parsed = parseJson(text);
    expect(parsed).toEqual(JSON.parse(text));
    expect(Object.keys(Object(parsed) as object)).toEqual(Object.keys(Object(JSON.parse(text)) as object));
  });

  it.each([
    '09007199254740993',
    '{9007199254740993:1}',
    '9007199254740993 1',
    '[9007199254740993.]',
    '-',
    '"9007199254740993',
    '+9007199254740993',
    '[9007199254740993e]',
  ])('refuses %s', (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it('agrees with JSON.parse about random texts, valid or not', () => {
    let seed = 26;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u0031"',
      '"__proto__"',
      ' ',
      'null',
      '-',
      '0',
      '.',
      'e',
      '1',
      '9007199254740993',
      '123456789012345',
      '1e999',
      '"',
      '\\',
    ];
    let valid = 0;
    const differing: unknown[] = [];
    for (let round = 0; round < 60_000; round += 1) {
      const text = Array.from({ length: 1 + random(7) }, () => pieces[random(pieces.length)]).join('');
      const [own, native] = [attempt(() => parseJson(text)), attempt(() => JSON.parse(text) as unknown)];
      if (own.isValid) valid += 1;
      if (own.isValid !== native.isValid || JSON.stringify(own.value) !== JSON.stringify(native.value))
        differing.push({ text, own, native });
    }
    expect(differing).toEqual([]);
    expect(valid).toBeGreaterThan(3_000);
  });

  it('refuses arrays nested too deeply with an error that can be caught', () => {
    const deep = `${'['.repeat(200_000)}9007199254740993${']'.repeat(200_000)}`;
    expect(() => parseJson(deep)).toThrow(/call stack|JSON/);
  });
});

describe('JSON of an untrusted client', () => {
  // Each takes minutes where the work grows with the square of the length.
  it.each([
    ['a string that never ends', `1234567890123456"${'\\"'.repeat(1_000_000)}`],
    ['strings that never end', `[${'"1234567890123456,'.repeat(100_001)}`],
  ])('is refused in seconds, not minutes: %s', (_, text) => {
    const before = process.cpuUsage();
    expect(() => parseJson(text)).toThrow(SyntaxError);
    expect(process.cpuUsage(before).user).toBeLessThan(20 * SECOND_US);
  });

  it('may have a number of a million digits', () => {
    const text = `0.1${'0'.repeat(1_000_000)}1`;
    expect(parseJson(`[${text}]`)).toEqual([new NumberText(text)]);
  });
});

describe('writeJson', () => {
  it('writes every digit of long numbers, in objects and lists too', () => {
    const text = `{"a":[${LONG.join(',')}],"b":{"c":1.5},"d":"9007199254740993"}`;
    expect(writeJson(parseJson(text))).toBe(text);
  });

  it('writes ordinary values as JSON.stringify does', () => {
    const value = { n: new NumberText('1.50'), d: new Date(0), u: undefined, l: [undefined, NaN] };
    expect(writeJson(value)).toBe(JSON.stringify(value));
  });
});

function attempt(run: () => unknown): { isValid: boolean; value?: unknown } {
  try {
    return { isValid: true, value: run() };
  } catch {
    return { isValid: false };
  }
}
