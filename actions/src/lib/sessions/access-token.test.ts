import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBearerReader } from './access-token.ts';

const MINUTE_MS = 60_000;
const issuer = 'https://site.test/realms/hosting';

const makeKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };

  return { kid, jwk, privateKey };
};
const [first, second] = await Promise.all([makeKey('first'), makeKey('second')]);

/** Signs an administrator's token that is valid for an hour. */
const sign = ({ kid, privateKey }: typeof first, claims: object = {}) =>
  new SignJWT({
    sub: 'a1',
    iss: issuer,
    aud: 'hasura',
    exp: Math.floor(Date.now() / 1000) + 3600,
    'https://hasura.io/jwt/claims': { 'x-hasura-allowed-roles': ['site_admin', 'user'] },
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(privateKey);

let served: JWK[] | undefined;
let read: (token: string) => Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  served = [first.jwk];
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      served ? Promise.resolve(Response.json({ keys: served })) : Promise.reject(new TypeError('down')),
    ),
  );
  const reader = createBearerReader({
    keycloakUrl: 'http://identity.test',
    realm: 'hosting',
    publicUrl: 'https://site.test',
  });
  read = (token) => reader(`Bearer ${token}`, ['site_admin']);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the public keys of access tokens', () => {
  it('are fetched again only after ten minutes', async () => {
    const token = await sign(first);
    await read(token);
    vi.setSystemTime(Date.now() + 9 * MINUTE_MS);
    await read(token);
    expect(fetch).toHaveBeenCalledTimes(1);

    vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
    await read(token);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are fetched again for an unknown key id, at most once in 30 s', async () => {
    await read(await sign(first));
    const rotated = await sign(second);
    served = [second.jwk, first.jwk];
    await expect(read(rotated)).rejects.toMatchObject({ code: 'token-invalid' });
    expect(fetch).toHaveBeenCalledTimes(1);

    vi.setSystemTime(Date.now() + MINUTE_MS / 2);
    await expect(read(rotated)).resolves.toEqual({ 'x-hasura-role': 'site_admin', 'x-hasura-user-id': 'a1' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('lead to users-unavailable, and not to a refused token, while they cannot be fetched', async () => {
    served = undefined;

    await expect(read(await sign(first))).rejects.toMatchObject({ code: 'users-unavailable', status: 503 });
  });
});

describe('an access token', () => {
  it('is refused if it has no expiry time (exp)', async () => {
    await expect(read(await sign(first, { exp: undefined }))).rejects.toMatchObject({
      code: 'token-invalid',
    });
  });
});
