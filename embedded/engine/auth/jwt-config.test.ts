import { describe, expect, it } from 'vitest';
import { parseJwtConfig } from './jwt-config.ts';

const parse = (config: unknown) => parseJwtConfig(JSON.stringify(config));
const KEY = 'k'.repeat(64);

describe('parseJwtConfig', () => {
  it('reads the JWT configuration that this product uses', () => {
    expect(
      parse({
        jwk_url: 'http://localhost:1/certs',
        issuer: 'http://localhost:3000/realms/hosting',
        audience: 'hasura',
      }),
    ).toEqual({
      keys: { kind: 'url', url: new URL('http://localhost:1/certs') },
      claims: { kind: 'namespace', path: ['https://hasura.io/jwt/claims'], isStringified: false },
      audience: ['hasura'],
      issuer: 'http://localhost:3000/realms/hosting',
      allowedSkewS: 0,
      header: { type: 'Authorization' },
    });
  });

  it.each([
    [{}, 'either type and key or jwk_url'],
    [{ type: 'HS256', key: KEY, jwk_url: 'http://a.b' }, 'either type and key or jwk_url'],
    [{ type: 'HS256', key: 'short' }, 'at least 32 bytes'],
    [{ type: 'none', key: KEY }, 'type must be one of'],
    [{ type: 'HS256', key: KEY, claims_namespace: 'a', claims_namespace_path: '$' }, 'not both'],
    [{ type: 'HS256', key: KEY, claims_namespace_path: '$.[' }, 'is no JSON path'],
    [
      { type: 'HS256', key: KEY, claims_map: { 'x-hasura-default-role': 'a' } },
      'without x-hasura-allowed-roles',
    ],
    [{ type: 'HS256', key: KEY, header: { type: 'Cookie' } }, 'name of the cookie'],
    [{ type: 'HS256', key: KEY, surprise: true }, 'surprise'],
  ])('refuses %j', (config, sentence) => {
    expect(() => parse(config)).toThrow(sentence);
  });

  it('never repeats the key in an error', () => {
    expect(() => parse({ type: 'HS512', key: 'secret-key' })).toThrow(/^(?!.*secret-key)/);
    expect(() => parseJwtConfig(`{"type": "HS512", "key": "secret-key"`)).toThrow('is not JSON');
  });
});
