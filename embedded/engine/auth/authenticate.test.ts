import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createAuthenticate, type AuthSettings } from './authenticate.ts';
import { parseJwtConfig } from './jwt-config.ts';

const NAMESPACE = 'https://hasura.io/jwt/claims';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const CLAIMS = {
  'x-hasura-allowed-roles': ['user', 'site_admin'],
  'x-hasura-default-role': 'user',
  'x-hasura-user-id': '7',
};

const sign = (payload: Record<string, unknown>, expires: string | number = '1h') =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS512' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(privateKey);
const auth = (config: Record<string, unknown> = {}, more: Partial<AuthSettings> = {}) =>
  createAuthenticate({
    adminSecret: 'right',
    unauthorizedRole: 'anonymous',
    refuseAdminClaim: true,
    jwt: parseJwtConfig(JSON.stringify({ type: 'RS512', key: pem, ...config })),
    ...more,
  });
const bearer = (token: string, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  ...more,
});

describe('createAuthenticate with an admin secret', () => {
  it('takes the session from the request’s headers if the admin secret is right', async () => {
    const session = await auth()({
      'x-hasura-admin-secret': 'right',
      'x-hasura-role': 'user',
      'x-hasura-user-id': '1',
      'x-hasura-use-backend-only-permissions': 'YES',
    });

    expect(session).toEqual({
      role: 'user',
      variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': '1' },
      isTrusted: true,
      useBackendOnlyPermissions: true,
    });
  });

  it('refuses a wrong secret even beside a valid token', async () => {
    const headers = bearer(await sign({ [NAMESPACE]: CLAIMS }), { 'x-hasura-admin-secret': 'wrong' });

    await expect(auth()(headers)).rejects.toMatchObject({ code: 'access-denied' });
    await expect(auth()({ 'x-hasura-admin-secret': '' })).rejects.toMatchObject({ code: 'access-denied' });
    await expect(auth()({ 'x-hasura-access-key': ['right', 'right'] })).rejects.toMatchObject({
      code: 'access-denied',
    });
  });

  it('gives a request without secret and token the unauthorized role, and ignores its session variables', async () => {
    const session = await auth()({ 'x-hasura-role': 'admin', 'x-hasura-user-id': '1' });

    expect(session).toEqual({
      role: 'anonymous',
      variables: { 'x-hasura-role': 'anonymous' },
      isTrusted: false,
      useBackendOnlyPermissions: false,
    });
  });

  it('refuses a request without secret and token where no unauthorized role is configured', async () => {
    await expect(auth({}, { unauthorizedRole: undefined })({})).rejects.toMatchObject({
      code: 'invalid-headers',
      message: 'Missing Authorization header in JWT authentication mode',
    });
    const cookie = { header: { type: 'Cookie', name: 'session' } };
    await expect(auth(cookie, { unauthorizedRole: undefined })({ cookie: 'other=1' })).rejects.toMatchObject({
      message: 'Missing Cookie header in JWT authentication mode',
    });
    await expect(auth({}, { unauthorizedRole: undefined, jwt: undefined })({})).rejects.toMatchObject({
      code: 'access-denied',
    });
  });

  it('trusts every caller, as admin by default, where no authentication is configured', async () => {
    const open = createAuthenticate({ refuseAdminClaim: true });

    expect(await open({})).toMatchObject({ role: 'admin', isTrusted: true });
    expect(await open({ 'x-hasura-role': '' })).toMatchObject({ role: 'admin' });
    expect(await open({ 'x-hasura-role': 'user' })).toMatchObject({ role: 'user' });
  });
});

describe('createAuthenticate with a token', () => {
  it('lets the role header choose among the token’s roles, and takes session variables from claims only', async () => {
    const headers = bearer(await sign({ [NAMESPACE]: CLAIMS }), {
      'x-hasura-user-id': '1',
      'x-hasura-role': 'site_admin',
      'x-hasura-use-backend-only-permissions': 'true',
    });

    const session = await auth()(headers);

    expect(session).toMatchObject({
      role: 'site_admin',
      variables: { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': '7' },
      isTrusted: false,
      useBackendOnlyPermissions: false,
    });
    expect(session.expiresAtMs).toBeGreaterThan(Date.now());
  });

  it('refuses a role that the token does not allow', async () => {
    const token = await sign({ [NAMESPACE]: CLAIMS });

    for (const role of ['admin', 'User', 'user,site_admin', 'anonymous']) {
      await expect(auth()(bearer(token, { 'x-hasura-role': role }))).rejects.toMatchObject({
        code: 'access-denied',
        message: 'Your requested role is not in allowed roles',
      });
    }
  });

  it('refuses a token that allows the admin role, unless the configuration permits it', async () => {
    const claims = { ...CLAIMS, 'x-hasura-allowed-roles': ['user', 'admin'] };
    const headers = bearer(await sign({ [NAMESPACE]: claims }));

    await expect(auth()(headers)).rejects.toMatchObject({ code: 'access-denied' });
    expect(await auth({}, { refuseAdminClaim: false })(headers)).toMatchObject({ role: 'user' });
  });

  it('never falls back to the unauthorized role for a bad token', async () => {
    const expired = await sign({ [NAMESPACE]: CLAIMS }, Math.floor(Date.now() / 1000) - 60);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`;
    const confused = await new SignJWT({ [NAMESPACE]: CLAIMS })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(pem));

    await expect(auth()(bearer(expired))).rejects.toThrow('Could not verify JWT: JWTExpired');
    await expect(auth()(bearer(confused))).rejects.toThrow('JWSError JWSInvalidSignature');
    await expect(auth()(bearer(unsigned))).rejects.toMatchObject({ code: 'invalid-jwt' });
    await expect(auth()(bearer('x'.repeat(100_000)))).rejects.toMatchObject({ code: 'invalid-jwt' });
    await expect(auth()({ authorization: 'Basic abc' })).rejects.toThrow('Malformed Authorization header');
    await expect(auth()({ authorization: '' })).rejects.toThrow('Malformed Authorization header');
  });

  it('demands issuer and audience where they are configured', async () => {
    const config = { issuer: 'https://id.example.test', audience: 'hasura' };
    const right = { [NAMESPACE]: CLAIMS, iss: 'https://id.example.test', aud: ['other', 'hasura'] };

    expect(await auth(config)(bearer(await sign(right)))).toMatchObject({ role: 'user' });
    await expect(auth(config)(bearer(await sign({ ...right, aud: 'web' })))).rejects.toThrow(
      'JWTNotInAudience',
    );
    await expect(auth(config)(bearer(await sign({ ...right, iss: 'evil' })))).rejects.toThrow(
      'JWTNotInIssuer',
    );
    await expect(auth(config)(bearer(await sign({ [NAMESPACE]: CLAIMS })))).rejects.toMatchObject({
      code: 'invalid-jwt',
    });
  });

  it('accepts an expired token within the allowed clock skew', async () => {
    const late = await sign({ [NAMESPACE]: CLAIMS }, Math.floor(Date.now() / 1000) - 30);

    expect(await auth({ allowed_skew: 60 })(bearer(late))).toMatchObject({ role: 'user' });
    await expect(auth({ allowed_skew: 10 })(bearer(late))).rejects.toThrow('JWTExpired');
  });

  it('refuses a token that it verified before once that token has expired', async () => {
    let nowMs = Date.now();
    const authenticate = auth({}, { nowMs: () => nowMs });
    const headers = bearer(await sign({ [NAMESPACE]: CLAIMS }));
    await authenticate(headers);

    nowMs += 2 * 3_600_000;

    await expect(authenticate(headers)).rejects.toThrow('JWTExpired');
  });

  it('finds the token in a cookie where that is configured', async () => {
    const config = { header: { type: 'Cookie', name: 'session' } };
    const cookie = `other=1; session=${await sign({ [NAMESPACE]: CLAIMS })}`;

    expect(await auth(config)({ cookie })).toMatchObject({ role: 'user' });
    expect(await auth(config)({ cookie: 'other=1' })).toMatchObject({ role: 'anonymous' });
  });
});

describe('the claims of a token', () => {
  const roleOf = async (config: Record<string, unknown>, payload: Record<string, unknown>) =>
    (await auth(config)(bearer(await sign(payload)))).variables;

  it('are read under a path, at the root, or from a JSON string', async () => {
    const variables = { 'x-hasura-role': 'user', 'x-hasura-user-id': '7' };

    expect(
      await roleOf({ claims_namespace_path: "$.hasura['claims%']" }, { hasura: { 'claims%': CLAIMS } }),
    ).toEqual(variables);
    expect(await roleOf({ claims_namespace_path: '$' }, CLAIMS)).toEqual(variables);
    expect(
      await roleOf({ claims_format: 'stringified_json' }, { [NAMESPACE]: JSON.stringify(CLAIMS) }),
    ).toEqual(variables);
  });

  it('are built from a claims_map of literals and paths', async () => {
    const map = {
      'x-hasura-allowed-roles': { path: "$.['https://a.b/c'].roles" },
      'x-hasura-default-role': { path: '$.none', default: 'user' },
      'X-Hasura-Tenant': 'one',
    };

    expect(await roleOf({ claims_map: map }, { 'https://a.b/c': { roles: ['user'] } })).toEqual({
      'x-hasura-role': 'user',
      'x-hasura-tenant': 'one',
    });
  });

  it.each([
    [{}, 'jwt-missing-role-claims', 'JWT claim does not contain x-hasura-allowed-roles'],
    [
      { 'x-hasura-allowed-roles': ['a'] },
      'jwt-missing-role-claims',
      'JWT claim does not contain x-hasura-default-role',
    ],
    [{ ...CLAIMS, 'x-hasura-allowed-roles': 'a' }, 'jwt-invalid-claims', 'but encountered String'],
    [{ ...CLAIMS, 'x-hasura-default-role': 1 }, 'jwt-invalid-claims', 'invalid x-hasura-default-role'],
    [{ ...CLAIMS, 'x-hasura-user-id': 7 }, 'jwt-invalid-claims', 'x-hasura-user-id; should be a string'],
  ])('are refused when incomplete or of a wrong type: %j', async (claims, code, message) => {
    const answer = auth()(bearer(await sign({ [NAMESPACE]: claims })));

    await expect(answer).rejects.toMatchObject({ code, message: expect.stringContaining(message) as string });
  });
});
