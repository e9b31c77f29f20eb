import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { claimsOf, PLACEHOLDERS, type KeycloakClient, type Tokens } from '../keycloak-client.ts';

const HASURA = 'https://hasura.io/jwt/claims';
const CLIENTS = [
  { role: 'reader', secret: PLACEHOLDERS.API_READER_CLIENT_SECRET },
  { role: 'editor', secret: PLACEHOLDERS.API_EDITOR_CLIENT_SECRET },
  { role: 'mailing', secret: PLACEHOLDERS.API_MAILING_CLIENT_SECRET },
];
const GRANT = { grant_type: 'client_credentials' };

/** Checks the tokens of programs: each client acts in one role for five minutes, and can do nothing else. */
export function checkProgramTokens(client: () => KeycloakClient): void {
  describe.each(CLIENTS)('access tokens of the client api-$role, for programs', ({ role, secret }) => {
    const program = { client_id: `api-${role}`, client_secret: secret };

    it('allow the role $role only, are valid for five minutes and come without a refresh token', async () => {
      const { status, body } = await client().token({ ...program, ...GRANT });

      expect(status).toBe(200);
      expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 300 });
      expect(body).not.toHaveProperty('refresh_token');
      expect(body).not.toHaveProperty('id_token');
      const claims = claimsOf(body.access_token);
      expect(claims[HASURA]).toEqual({
        'x-hasura-default-role': role,
        'x-hasura-allowed-roles': [role],
        'x-hasura-user-id': claims.sub,
      });
      expect(claims).toMatchObject({
        aud: 'hasura',
        azp: `api-${role}`,
        iss: client().issuer,
        typ: 'Bearer',
      });
      expect(claims.exp! - claims.iat!).toBe(300);
      for (const name of ['sid', 'realm_access', 'email', 'preferred_username']) {
        expect(claims).not.toHaveProperty(name);
      }
    });

    it('have a unique id and are signed by a published key', async () => {
      const tokens = await Promise.all([1, 2, 3].map(() => client().token({ ...program, ...GRANT })));
      const certs = (await (await client().get('/protocol/openid-connect/certs')).json()) as { keys: JWK[] };

      const verified = await Promise.all(
        tokens.map(({ body }) =>
          jwtVerify(body.access_token, createLocalJWKSet(certs), { audience: 'hasura' }),
        ),
      );

      expect(new Set(verified.map(({ payload }) => payload.jti)).size).toBe(3);
    });

    it('are not given for a password, with a wrong secret or with an additional scope', async () => {
      const person = { username: 'nobody@example.com', password: 'x' };
      const refused: Tokens[] = [];
      for (const form of [
        { ...program, ...person, grant_type: 'password' },
        { ...program, ...GRANT, client_secret: 'wrong' },
        { ...program, ...GRANT, scope: 'offline_access' },
        { ...program, ...GRANT, scope: 'email' },
      ]) {
        const { status, body } = await client().token(form);
        expect(status).toBeGreaterThanOrEqual(400);
        refused.push(body);
      }

      expect(refused.map(({ error }) => error)).toEqual([
        'unauthorized_client',
        'unauthorized_client',
        'invalid_scope',
        'invalid_scope',
      ]);
      expect(refused.some((body) => 'access_token' in body)).toBe(false);
    });

    it('are refused by the Admin API', async () => {
      const { body } = await client().token({ ...program, ...GRANT });

      expect((await client().call(body.access_token, 'GET', '/users')).status).toBe(403);
    });
  });
}
