import { describe, expect, it } from 'vitest';
import { makeRefreshTokenStub } from './refresh-token-stub.ts';

const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 300 };
const claimsOf = (stub: string): unknown =>
  JSON.parse(Buffer.from(stub.split('.')[1] ?? '', 'base64url').toString());

describe('makeRefreshTokenStub', () => {
  it('copies the times and the session id of the refresh token, and no other part of it', () => {
    const stub = makeRefreshTokenStub(
      { ...tokens, refresh_token: jwt({ exp: 20, iat: 10, sid: 's', jti: 'secret', sub: 'person' }) },
      5,
    );

    expect(stub.split('.')).toHaveLength(3);
    expect(claimsOf(stub)).toEqual({ exp: 20, iat: 10, sid: 's' });
    expect(stub).not.toContain('signature');
  });

  it.each(['opaque', 'not.json.', undefined])(
    'takes the times from the token response if the refresh token has none (%s)',
    (refresh_token) => {
      expect(
        claimsOf(makeRefreshTokenStub({ ...tokens, refresh_token, refresh_expires_in: 60 }, 1_000)),
      ).toEqual({
        exp: 1_060,
        iat: 1_000,
      });
    },
  );
});
