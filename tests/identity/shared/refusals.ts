import { describe, expect, it } from 'vitest';
import { ACTIONS, ADMIN, makePerson, SECRETS, WEB, type KeycloakClient } from '../keycloak-client.ts';

/** Checks which requests for tokens are refused, and with which errors. */
export function checkRefusals(client: () => KeycloakClient): void {
  const person = { grant_type: 'password', username: ADMIN.email, password: ADMIN.password };
  const wrongUser = [400, 'invalid_grant', 'Invalid user credentials'] as const;
  const wrongClient = 'Invalid client or Invalid client credentials';
  const unauthorized = [401, 'unauthorized_client', wrongClient] as const;
  const unknown = [401, 'invalid_client', wrongClient] as const;
  const noDirectGrant = [400, 'unauthorized_client', 'Client not allowed for direct access grants'] as const;
  const noServiceAccount = [
    401,
    'unauthorized_client',
    'Client not enabled to retrieve service account',
  ] as const;
  const nameless = { grant_type: 'password' };
  const code = { grant_type: 'authorization_code', code: 'x', redirect_uri: 'http://localhost:3000/auth' };
  const refresh = { grant_type: 'refresh_token' };

  describe('the OpenID endpoints for clients', () => {
    it.each<[string, Record<string, string>, readonly [status: number, error: string, description: string]]>([
      ['with a wrong password', { ...WEB, ...person, password: 'x' }, wrongUser],
      ['for an unknown name', { ...WEB, ...person, username: 'nobody@example.com' }, wrongUser],
      ['without a password', { ...WEB, ...nameless, username: 'nobody@example.com' }, wrongUser],
      ['without a name', { ...WEB, ...nameless }, [401, 'invalid_request', 'Missing parameter: username']],
      ['with a wrong secret', { ...person, client_id: 'web', client_secret: 'x' }, unauthorized],
      ['without a secret', { ...person, client_id: 'web' }, unauthorized],
      ['without a client', person, unknown],
      ['for an unknown client', { ...person, client_id: 'nobody', client_secret: 'x' }, unknown],
      [
        'for the client hasura, which only defines roles',
        { ...person, client_id: 'hasura', client_secret: 'x' },
        unauthorized,
      ],
      ['with a password through the service client', { ...ACTIONS, ...person }, noDirectGrant],
      ['with a password through admin-cli', { ...person, client_id: 'admin-cli' }, noDirectGrant],
      [
        'with client credentials of the client web',
        { ...WEB, grant_type: 'client_credentials' },
        noServiceAccount,
      ],
      ['without a grant type', WEB, [400, 'invalid_request', 'Missing form parameter: grant_type']],
      [
        'with an unknown grant type',
        { ...WEB, grant_type: 'x' },
        [400, 'unsupported_grant_type', 'Unsupported grant_type'],
      ],
      ['with a made-up code', { ...WEB, ...code }, [400, 'invalid_grant', 'Code not valid']],
      ['without a refresh token', { ...WEB, ...refresh }, [400, 'invalid_request', 'No refresh token']],
      [
        'with a made-up refresh token',
        { ...WEB, ...refresh, refresh_token: 'a.b.c' },
        [400, 'invalid_grant', 'Invalid refresh token'],
      ],
    ])('refuse a token request %s', async (_case, form, [status, error, description]) => {
      const answer = await client().token(form);

      expect(answer.body).toMatchObject({ error, error_description: description });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    });

    it.each(['urn:ietf:params:oauth:grant-type:device_code', 'urn:openid:params:grant-type:ciba'])(
      'refuse the grant type %s, which is off',
      async (grant_type) => {
        const answer = await client().token({ ...WEB, grant_type, device_code: 'x', auth_req_id: 'x' });

        expect(answer.status).toBe(400);
        expect(answer.body).not.toHaveProperty('access_token');
      },
    );

    it('refuse a person whose temporary password must be changed first', async () => {
      const { id, email } = await makePerson(client());
      const credential = { type: 'password', value: 'temporary-1', temporary: true };
      await client().admin('PUT', `/users/${id}/reset-password`, credential);

      const answer = await client().token({
        ...WEB,
        grant_type: 'password',
        username: email,
        password: 'temporary-1',
      });

      expect(answer.body).toMatchObject({
        error: 'invalid_grant',
        error_description: 'Account is not fully set up',
      });
    });

    it.each([
      ['without a last name', { lastName: undefined }, 'Account is not fully set up'],
      ['whose account is disabled', { enabled: false }, 'Account disabled'],
    ])('refuse the password of a person %s', async (_who, settings, description) => {
      const { email: username, password } = await makePerson(client(), settings);

      const answer = await client().token({ ...WEB, grant_type: 'password', username, password });

      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: 'invalid_grant', error_description: description });
    });

    it('refuse an access token in place of the refresh token', async () => {
      const { access_token: token } = await client().signIn(ADMIN.email, ADMIN.password);

      expect((await client().refresh(token)).body).toMatchObject({ error: 'invalid_grant' });
    });

    it('refuse a password in the realm master', async () => {
      const response = await fetch(`${client().url}/realms/master/protocol/openid-connect/token`, {
        method: 'POST',
        body: new URLSearchParams({ ...person, client_id: 'admin-cli' }),
      });

      expect(await response.json()).toMatchObject({ error: 'unauthorized_client' });
    });

    it('accept a client that sends its secret by HTTP Basic', async () => {
      const basic = Buffer.from(`web:${SECRETS.web}`).toString('base64');

      const answer = await client().post('token', person, { authorization: `Basic ${basic}` });

      expect(answer.status).toBe(200);
    });

    it.each(['%zz:secret', 'web:%', `web:${SECRETS.web}%e0%a4`, 'nobody', ''])(
      'refuse the malformed HTTP Basic credentials %j at logout and introspection',
      async (credentials) => {
        const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;

        const logout = await client().post('logout', { refresh_token: 'a' }, { authorization });
        const introspection = await client().post('token/introspect', { token: 'a' }, { authorization });

        // Keycloak answers 400 where a percent sign is not followed by two digits.
        for (const { status } of [logout, introspection]) expect([400, 401]).toContain(status);
      },
    );
  });
}
