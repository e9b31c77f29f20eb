import { describe, expect, it } from 'vitest';
import { tokenIdOf } from './token-id.ts';

const token = (payload: string) => `e30.${Buffer.from(payload).toString('base64url')}.c2ln`;

describe('tokenIdOf', () => {
  it.each([
    [`Bearer ${token('{"jti":"a"}')}`, 'a'],
    [` bearer\t${token('{"jti":"a"}')} `, 'a'],
    [`Bearer${' '.repeat(20_000)}${token('{"jti":"a"}')}`, 'a'],
    [token('{"jti":"a"}'), undefined],
    [`Bearer ${token('{"jti":"a"}')} more`, undefined],
    [`Bearer ${token('{"jti":7}')}`, undefined],
    [`Bearer ${token('[]')}`, undefined],
    [`Bearer ${token('no JSON')}`, undefined],
    ['Bearer hfk_000000000000_x', undefined],
    [`Bearer ${token(JSON.stringify({ jti: 'a', x: 'x'.repeat(20_000) }))}`, undefined],
    [undefined, undefined],
  ])('returns the jti of a JWT, or undefined, for the Authorization header %j', (header, jti) => {
    expect(tokenIdOf(header)).toBe(jti);
  });
});
