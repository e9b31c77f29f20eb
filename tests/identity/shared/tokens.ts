import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { ADMIN, claimsOf, makePerson, type KeycloakClient } from '../keycloak-client.ts';

const HASURA = 'https://hasura.io/jwt/claims';

/** Checks the content of tokens. */
export function checkTokens(client: () => KeycloakClient): void {
  describe('the tokens of the identity server', () => {
    it('allow an administrator the roles site_admin and user, with user as default', async () => {
      const { access_token: token } = await client().signIn(ADMIN.email, ADMIN.password);

      const claims = claimsOf(token);

      expect(claims[HASURA]).toEqual({
        'x-hasura-default-role': 'user',
        'x-hasura-allowed-roles': expect.toSatisfy(
          (roles: string[]) => roles.toSorted().join() === 'site_admin,user',
        ),
        'x-hasura-user-id': claims.sub,
      });
      expect(claims['realm_access']).toEqual({ roles: expect.arrayContaining(['admin', 'user']) });
    });

    it('allow a person without the role admin only the role user', async () => {
      const person = await makePerson(client());

      const claims = claimsOf((await client().signIn(person.email, person.password)).access_token);

      expect(claims[HASURA]).toEqual({
        'x-hasura-default-role': 'user',
        'x-hasura-allowed-roles': ['user'],
        'x-hasura-user-id': person.id,
      });
      expect(claims['realm_access']).toEqual({ roles: ['user'] });
    });

    it('name audience, issuer, client and session', async () => {
      const tokens = await client().signIn(ADMIN.email, ADMIN.password);

      const claims = claimsOf(tokens.access_token);

      expect(claims).toMatchObject({ aud: 'hasura', iss: client().issuer, azp: 'web', typ: 'Bearer' });
      expect(claims['sid']).toBe(tokens['session_state']);
      expect(claimsOf(tokens.id_token)).toMatchObject({
        aud: 'web',
        typ: 'ID',
        sid: claims['sid'],
        sub: claims.sub,
      });
      expect(claimsOf(tokens.refresh_token)).toMatchObject({
        typ: 'Refresh',
        azp: 'web',
        sid: claims['sid'],
      });
      expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    });

    it('are signed by a key that the server publishes', async () => {
      const { access_token: token } = await client().signIn(ADMIN.email, ADMIN.password);
      const certs = (await (await client().get('/protocol/openid-connect/certs')).json()) as { keys: JWK[] };

      const { payload } = await jwtVerify(token, createLocalJWKSet(certs), {
        issuer: client().issuer,
        audience: 'hasura',
      });

      expect(payload.sub).toBeTypeOf('string');
      expect(certs.keys.some((key) => 'd' in key)).toBe(false);
    });

    it('include an ID token only if the scope openid is requested', async () => {
      expect(await client().signIn(ADMIN.email, ADMIN.password, 'openid')).toHaveProperty('id_token');
      expect(await client().signIn(ADMIN.email, ADMIN.password, '')).not.toHaveProperty('id_token');
    });

    it('are given for an e-mail address in upper case, too', async () => {
      const tokens = await client().signIn(ADMIN.email.toUpperCase(), ADMIN.password);

      expect(claimsOf(tokens.access_token)['email']).toBe(ADMIN.email);
    });

    it('contain changed roles from the next refresh on', async () => {
      const person = await makePerson(client());
      const first = await client().signIn(person.email, person.password);
      const role = (await client().admin<object>('GET', '/roles/admin')).body;
      await client().admin('POST', `/users/${person.id}/role-mappings/realm`, [role]);

      const second = (await client().refresh(first.refresh_token)).body;
      await client().admin('DELETE', `/users/${person.id}/role-mappings/realm`, [role]);
      const third = (await client().refresh(second.refresh_token)).body;

      const roles = [first, second, third].map(
        (tokens) =>
          (claimsOf(tokens.access_token)[HASURA] as Record<string, string[]>)['x-hasura-allowed-roles']
            ?.length,
      );
      expect(roles).toEqual([1, 2, 1]);
    });

    it('of the service account list its rights in realm-management', async () => {
      const claims = claimsOf(await client().serviceToken());

      const access = claims['resource_access'] as Record<string, { roles: string[] }>;
      expect(access['realm-management']?.roles.toSorted()).toEqual([
        'manage-users',
        'query-groups',
        'query-users',
        'view-realm',
        'view-users',
      ]);
      expect(claims).toMatchObject({ azp: 'actions', preferred_username: 'service-account-actions' });
    });
  });
}
