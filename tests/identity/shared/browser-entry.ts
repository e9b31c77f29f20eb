import { describe, expect, it } from 'vitest';
import { WEB_URL, type KeycloakClient } from '../keycloak-client.ts';

const CHALLENGE = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';

/** Checks the ways in which a browser may sign in, and the addresses to which it is never redirected. */
export function checkBrowserEntry(client: () => KeycloakClient): void {
  const authorize = (changes: Record<string, string | undefined>): Promise<Response> => {
    const parameters: Record<string, string | undefined> = {
      client_id: 'web',
      redirect_uri: `${WEB_URL}/auth`,
      response_type: 'code',
      scope: 'openid',
      state: 's',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      ...changes,
    };
    const present = Object.entries(parameters).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return client().get(`/protocol/openid-connect/auth?${new URLSearchParams(present)}`);
  };

  describe('the authorization endpoint', () => {
    it('shows no password form', async () => {
      const response = await authorize({});

      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(/type="?password/);
    });

    it.each([
      ['account', 'realms/hosting/account/'],
      ['account-console', 'realms/hosting/account/'],
      ['security-admin-console', 'admin/hosting/console/'],
    ])("shows no password form to Keycloak's own client %s either", async (client_id, path) => {
      const response = await authorize({ client_id, redirect_uri: `${WEB_URL}/${path}` });

      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(/type="?password/);
    });

    it('answers 400 to a sign-in with Google if Google is not configured', async () => {
      expect((await authorize({ kc_idp_hint: 'google' })).status).toBe(400);
    });

    it.each([
      'http://evil.example/auth',
      `${WEB_URL}/auth/..;/x`,
      `${WEB_URL}/auth?x=1`,
      `${WEB_URL}/auth#x`,
      `${WEB_URL}/`,
      'http://localhost:3000@evil.example/auth',
      '//evil.example/auth',
      'http://localhost:3000\\@evil.example/auth',
      'http://x.localhost:3000/auth',
      'javascript:alert(1)',
    ])('does not redirect to the unregistered address %s', async (redirect_uri) => {
      const response = await authorize({ redirect_uri });

      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    });

    it('does not redirect to a second redirect_uri in the same request', async () => {
      const query = `client_id=web&redirect_uri=${encodeURIComponent(`${WEB_URL}/auth`)}&redirect_uri=http://evil.example&response_type=code&scope=openid&code_challenge=${CHALLENGE}&code_challenge_method=S256`;

      const response = await client().get(`/protocol/openid-connect/auth?${query}`);

      expect(new URL(response.headers.get('location') ?? WEB_URL).origin).toBe(WEB_URL);
      expect(response.headers.get('location') ?? 'error=').toContain('error=');
    });

    it.each([
      ['no proof key', { code_challenge: undefined, code_challenge_method: undefined }],
      ['a plain proof key', { code_challenge_method: 'plain' }],
      ['the implicit flow', { response_type: 'token' }],
      ['the hybrid flow', { response_type: 'code id_token', nonce: 'n' }],
    ])('refuses a request with %s', async (_what, changes) => {
      const response = await authorize(changes);

      const location = response.headers.get('location') ?? '';
      expect(location).toMatch(
        /^http:\/\/localhost:3000\/auth[?#]error=(invalid_request|unauthorized_client|unsupported_response_type)/,
      );
    });
  });

  describe('the logout endpoint', () => {
    it.each(['http://evil.example/', `${WEB_URL}/x`, `${WEB_URL}@evil.example/`, '//evil.example'])(
      'does not redirect to the unregistered address %s',
      async (uri) => {
        const query = new URLSearchParams({ client_id: 'web', post_logout_redirect_uri: uri });

        const response = await client().get(`/protocol/openid-connect/logout?${query}`);

        expect([response.status, response.headers.get('location')]).toEqual([400, null]);
      },
    );
  });

  describe('the public addresses of the realm', () => {
    it('include a discovery document that names the public origin, whatever host was requested', async () => {
      const document = (await (await client().get('/.well-known/openid-configuration')).json()) as Record<
        string,
        unknown
      >;

      const base = `${client().issuer}/protocol/openid-connect`;
      expect(document).toMatchObject({
        issuer: client().issuer,
        authorization_endpoint: `${base}/auth`,
        end_session_endpoint: `${base}/logout`,
      });
      expect(document['code_challenge_methods_supported']).toContain('S256');
    });

    it('answer 404 for a realm that does not exist', async () => {
      const response = await fetch(`${client().url}/realms/nowhere/.well-known/openid-configuration`);

      expect(response.status).toBe(404);
    });

    it('include the page by which keycloak-js tests whether cookies work', async () => {
      const response = await client().get('/protocol/openid-connect/3p-cookies/step1.html');

      expect(response.headers.get('content-type')).toContain('text/html');
    });
  });
}
