import { describe, expect, it } from 'vitest';
import { makeTokens } from '#src/testing/make-session-store.tsx';
import { readAccessClaims } from './access-claims.ts';

describe('readAccessClaims', () => {
  it('reads user, roles and times from an access token', () => {
    const { access_token } = makeTokens({ userId: 'u7', email: 'salma@site.test', allowedRoles: ['user'] });

    const claims = readAccessClaims(access_token);

    expect(claims.user).toEqual({ id: 'u7', email: 'salma@site.test', name: 'salma@site.test' });
    expect(claims.allowedRoles).toEqual(['user']);
    expect(claims.expiresAt - claims.issuedAt).toBe(300);
  });

  it('reads a name in Arabic', () => {
    const payload = btoa(String.fromCodePoint(...new TextEncoder().encode('{"sub":"u1","name":"سلمى"}')));

    expect(readAccessClaims(`e30.${payload}.x`).user.name).toBe('سلمى');
  });

  it('throws for a text that is no token', () => {
    expect(() => readAccessClaims('no token')).toThrow();
  });
});
