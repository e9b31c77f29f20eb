import { describe, expect, it } from 'vitest';
import type { PostgresType } from '../catalog/catalog.ts';
import { NumberText } from '../json/exact-json.ts';
import { toPostgres, withoutExponent } from './postgres-value.ts';

const type = (name: string, element?: PostgresType): PostgresType => ({
  schema: 'pg_catalog',
  name,
  kind: 'b',
  element,
});

describe('toPostgres', () => {
  it('writes a list as an array literal, with quotes and backslashes escaped and nulls', () => {
    const texts = type('_text', type('text'));

    expect(toPostgres(texts, ['a', 'say "hi"', null, 'back\\slash'])).toBe(
      '{"a","say \\"hi\\"",NULL,"back\\\\slash"}',
    );
  });

  it('writes a jsonb value as JSON, a plain string too', () => {
    expect(toPostgres(type('jsonb'), 'a')).toBe('"a"');
    expect(toPostgres(type('jsonb'), { n: new NumberText('1') })).toBe('{"n":1}');
  });

  it('keeps every digit of a number', () => {
    expect(toPostgres(type('numeric'), new NumberText('12345678901234567890.123'))).toBe(
      '12345678901234567890.123',
    );
  });
});

describe('withoutExponent', () => {
  it.each([
    ['-2E-2', '-0.02'],
    ['1.5e3', '1500'],
    ['1.2345e2', '123.45'],
    ['7', '7'],
  ])('writes %s as %s', (text, written) => {
    expect(withoutExponent(text)).toBe(written);
  });
});
