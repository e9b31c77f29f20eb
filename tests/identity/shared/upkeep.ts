import { describe, expect, it } from 'vitest';
import { decodeProtectedHeader, type JWK } from 'jose';
import { hashPassword } from '#embedded/identity/passwords/password-hash.ts';
import { ADMIN, makePerson, type KeycloakClient } from '../keycloak-client.ts';
import { applyTo } from '../run-part.ts';

type Client = Record<string, unknown> & { id: string };
type Role = { id: string; name: string };

/** Checks keycloak/apply, keys, and people who come from another server. */
export function checkUpkeep(client: () => KeycloakClient): void {
  const clientOf = async (clientId: string): Promise<Client> =>
    (await client().admin<Client[]>('GET', `/clients?clientId=${clientId}`)).body[0]!;
  const change = async (clientId: string, settings: object): Promise<void> => {
    const known = await clientOf(clientId);
    await client().admin('PUT', `/clients/${known.id}`, { ...known, ...settings });
  };

  describe('keycloak/apply', () => {
    it('changes nothing when it runs a second time, and prints no secrets', async () => {
      const before = await Promise.all([client().admin('GET', ''), clientOf('web'), clientOf('actions')]);

      const { code, output } = await applyTo(client().url);

      expect(code).toBe(0);
      expect(output).toContain('"imported":false,"administratorMade":false');
      expect(output).not.toMatch(/secret-0123|first-admin-password/);
      const after = await Promise.all([client().admin('GET', ''), clientOf('web'), clientOf('actions')]);
      expect(after[0]?.body).toEqual(before[0]?.body);
      expect(after.slice(1)).toEqual(before.slice(1));
    });

    it('resets clients, realm settings and roles that were changed by hand', async () => {
      const { id } = await clientOf('web');
      await change('web', {
        redirectUris: ['*'],
        directAccessGrantsEnabled: false,
        secret: 'changed',
        authenticationFlowBindingOverrides: {},
      });
      await change('password-check', { authenticationFlowBindingOverrides: {} });
      await change('admin-cli', { directAccessGrantsEnabled: true });
      await client().admin('POST', `/clients/${id}/protocol-mappers/models`, {
        name: 'superuser',
        protocol: 'openid-connect',
        protocolMapper: 'oidc-hardcoded-claim-mapper',
        config: {
          'claim.name': 'https://hasura\\.io/jwt/claims.x-hasura-allowed-roles',
          'claim.value': '["admin"]',
          'jsonType.label': 'JSON',
          'access.token.claim': 'true',
        },
      });
      await client().admin('PUT', '', {
        realm: 'hosting',
        accessTokenLifespan: 86_400,
        bruteForceProtected: true,
        browserFlow: 'browser',
      });
      const composites = (await client().admin<Role[]>('GET', '/roles/admin/composites')).body;
      await client().admin('DELETE', '/roles/admin/composites', composites);

      const { code, output } = await applyTo(client().url);

      expect([code, output]).toEqual([0, expect.any(String)]);
      expect(await clientOf('web')).toMatchObject({
        redirectUris: ['http://localhost:3000/auth'],
        directAccessGrantsEnabled: true,
      });
      expect(await clientOf('password-check')).toMatchObject({
        authenticationFlowBindingOverrides: { direct_grant: expect.any(String) },
      });
      expect(await clientOf('admin-cli')).toMatchObject({ directAccessGrantsEnabled: false });
      expect((await client().admin('GET', '')).body).toMatchObject({
        accessTokenLifespan: 300,
        bruteForceProtected: false,
        browserFlow: 'site browser',
      });
      const { access_token: token } = await client().signIn(ADMIN.email, ADMIN.password);
      expect(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))).toMatch(
        /"x-hasura-allowed-roles":\["(site_admin","user|user","site_admin)"\]/,
      );
      expect(
        (
          await client().get(
            '/protocol/openid-connect/auth?client_id=web&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fauth&response_type=code&scope=openid&code_challenge=47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU&code_challenge_method=S256',
          )
        ).status,
      ).toBe(400);
    });

    it('enables the administrator of ADMIN_EMAIL, or creates one, if all administrators are disabled', async () => {
      const enable = async (enabled: boolean) => {
        for (const user of (await client().admin<object[]>('GET', '/roles/admin/users')).body)
          await client().admin('PUT', `/users/${(user as { id: string }).id}`, { ...user, enabled });
      };
      await enable(false);
      const again = await applyTo(client().url);
      const signIn = await client().signIn(ADMIN.email, ADMIN.password);
      await enable(false);
      const other = { ADMIN_EMAIL: 'second@example.com', ADMIN_PASSWORD: 'second-admin-password' };
      const made = await applyTo(client().url, other);
      const second = await client().signIn(other.ADMIN_EMAIL, other.ADMIN_PASSWORD);
      await enable(true);

      for (const { output } of [again, made]) expect(output).toContain('"administratorMade":true');
      expect([signIn, second]).toEqual([
        expect.objectContaining({ access_token: expect.any(String) }),
        expect.objectContaining({ access_token: expect.any(String) }),
      ]);
    });

    it('fails with one sentence that names a missing secret', async () => {
      const { code, output } = await applyTo(client().url, { WEB_CLIENT_SECRET: '', ADMIN_EMAIL: 'x' });

      expect(code).toBe(1);
      expect(output.trim()).toMatch(/^The environment is not right: .*WEB_CLIENT_SECRET.*\.$/);
    });
  });

  describe('the signing keys', () => {
    it('can be changed without ending sessions: the new key signs, the old one is still published', async () => {
      const before = await client().signIn(ADMIN.email, ADMIN.password);
      const realm = (await client().admin<{ id: string }>('GET', '')).body;

      const { status } = await client().admin('POST', '/components', {
        name: 'rsa-rotated',
        parentId: realm.id,
        providerId: 'rsa-generated',
        providerType: 'org.keycloak.keys.KeyProvider',
        config: {
          priority: ['200'],
          enabled: ['true'],
          active: ['true'],
          algorithm: ['RS256'],
          keySize: ['2048'],
        },
      });
      const after = await client().signIn(ADMIN.email, ADMIN.password);

      expect(status).toBe(201);
      const kids = [before, after].map(({ access_token: token }) => decodeProtectedHeader(token).kid);
      expect(kids[0]).not.toBe(kids[1]);
      const { keys } = (await (await client().get('/protocol/openid-connect/certs')).json()) as {
        keys: JWK[];
      };
      expect(keys.map(({ kid }) => kid)).toEqual(expect.arrayContaining(kids));
      expect((await client().userinfo(before.access_token)).status).toBe(200);
    });
  });

  describe('people whose password hash is imported from the embedded identity', () => {
    it('can sign in with their password', async () => {
      const { secretData, credentialData } = await hashPassword('brought along');
      const credential = {
        type: 'password',
        secretData: JSON.stringify(secretData),
        credentialData: JSON.stringify(credentialData),
      };
      const { email } = await makePerson(client(), { credentials: [credential] });

      await expect(client().signIn(email, 'brought along')).resolves.toHaveProperty('access_token');
    });
  });
}
