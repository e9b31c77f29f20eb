import type { JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  ADMIN,
  claimsOf,
  makePerson,
  WEB,
  WEB_URL,
  type KeycloakClient,
  type Tokens,
} from '../keycloak-client.ts';
import { forgeries } from '../token-attacks.ts';

/** Checks how sessions continue and how they end. */
export function checkSessions(client: () => KeycloakClient): void {
  const signIn = (): Promise<Tokens> => client().signIn(ADMIN.email, ADMIN.password);

  describe('a session of a person', () => {
    it('continues with a new refresh token at each refresh', async () => {
      const first = await signIn();

      const second = await client().refresh(first.refresh_token);

      expect(second.status).toBe(200);
      expect(second.body.refresh_token).not.toBe(first.refresh_token);
      expect(claimsOf(second.body.access_token)['sid']).toBe(claimsOf(first.access_token)['sid']);
      expect(second.body.refresh_expires_in).toBeLessThanOrEqual(1800);
    });

    it('ends completely if a refresh token is used a second time', async () => {
      const first = await signIn();
      const second = (await client().refresh(first.refresh_token)).body;

      const reuse = await client().refresh(first.refresh_token);

      expect(reuse.status).toBe(400);
      expect(reuse.body).toMatchObject({ error_description: 'Maximum allowed refresh token reuse exceeded' });
      expect((await client().refresh(second.refresh_token)).status).toBe(400);
      expect((await client().userinfo(second.access_token)).status).toBe(401);
    });

    it('is refreshed at most once by parallel requests with one refresh token', async () => {
      const { refresh_token: token } = await signIn();

      const answers = await Promise.all([1, 2, 3, 4].map(() => client().refresh(token)));

      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    });

    it("is not refreshed without the client's secret, nor by another client", async () => {
      const { refresh_token: token } = await signIn();

      const bare = await client().refresh(token, { client_id: 'web' });
      const other = await client().refresh(token, ACTIONS);

      expect(bare.body).toMatchObject({ error: 'unauthorized_client' });
      expect(other.body).toMatchObject({
        error: 'invalid_grant',
        error_description: "Invalid refresh token. Token client and authorized client don't match",
      });
      expect((await client().refresh(token)).status).toBe(200);
    });

    it('ends by a logout request with its refresh token', async () => {
      const { refresh_token: token, access_token: access } = await signIn();

      const answer = await client().post('logout', { ...WEB, refresh_token: token });

      expect(answer.status).toBe(204);
      expect((await client().refresh(token)).body).toMatchObject({
        error: 'invalid_grant',
        error_description: 'Session not active',
      });
      expect((await client().userinfo(access)).status).toBe(401);
      expect((await client().post('logout', { ...WEB, refresh_token: token })).status).toBe(204);
    });

    it("does not end by a logout request without the client's secret, nor with a made-up token", async () => {
      const { refresh_token: token } = await signIn();

      const bare = await client().post('logout', { client_id: 'web', refresh_token: token });
      const madeUp = await client().post('logout', { ...WEB, refresh_token: 'x' });

      expect([bare.status, madeUp.status]).toEqual([401, 400]);
      expect((await client().refresh(token)).status).toBe(200);
    });

    it.each([
      ['revoke', 'Token not provided'],
      ['token/introspect', 'Token not provided.'],
    ])(
      'cannot be meant by a request to %s without a token, which is answered with 400',
      async (path, description) => {
        const answer = await client().post(path, WEB);

        expect(answer.body).toEqual({ error: 'invalid_request', error_description: description });
        expect(answer.status).toBe(400);
      },
    );

    it('ends if its refresh token is revoked', async () => {
      const { refresh_token: token } = await signIn();

      const answer = await client().post('revoke', { ...WEB, token });

      expect(answer.status).toBe(200);
      expect((await client().refresh(token)).status).toBe(400);
    });

    it('ends by a redirect to the logout endpoint, which redirects back to the registered address', async () => {
      const { id_token: hint, refresh_token: token } = await signIn();
      const query = new URLSearchParams({
        client_id: 'web',
        id_token_hint: hint,
        post_logout_redirect_uri: `${WEB_URL}/`,
      });

      const response = await client().get(`/protocol/openid-connect/logout?${query}`);

      expect([response.status, response.headers.get('location')]).toEqual([302, `${WEB_URL}/`]);
      expect((await client().refresh(token)).status).toBe(400);
    });

    it('ends with all other sessions of the person by a logout in the Admin API', async () => {
      const person = await makePerson(client());
      const one = await client().signIn(person.email, person.password);
      const other = await client().signIn(person.email, person.password);

      await client().admin('POST', `/users/${person.id}/logout`);

      expect((await client().refresh(one.refresh_token)).status).toBe(400);
      expect((await client().refresh(other.refresh_token)).status).toBe(400);
    });

    it('cannot be refreshed once its person is deleted or disabled', async () => {
      const removed = await makePerson(client());
      const disabled = await makePerson(client());
      const first = await client().signIn(removed.email, removed.password);
      const second = await client().signIn(disabled.email, disabled.password);

      await client().admin('DELETE', `/users/${removed.id}`);
      await client().admin('PUT', `/users/${disabled.id}`, { enabled: false });

      expect((await client().refresh(first.refresh_token)).status).toBe(400);
      expect((await client().refresh(second.refresh_token)).status).toBe(400);
    });
  });

  checkUserinfo(client, signIn);
}

function checkUserinfo(client: () => KeycloakClient, signIn: () => Promise<Tokens>): void {
  describe('the userinfo endpoint', () => {
    it('returns id, name and address of the owner of the access token', async () => {
      const { access_token: token } = await signIn();

      const response = await client().userinfo(token);

      expect(await response.json()).toMatchObject({
        sub: claimsOf(token).sub,
        email: ADMIN.email,
        name: 'Site Administrator',
        preferred_username: ADMIN.email,
      });
    });

    it.each(forgeries)('answers 401 to $name', async ({ forge }) => {
      const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken } = await signIn();
      const certs = (await (await client().get('/protocol/openid-connect/certs')).json()) as { keys: JWK[] };
      const key = certs.keys.find(({ use }) => use === 'sig')!;
      const masterToken = await client().adminToken();

      const forged = await forge({ accessToken, idToken, refreshToken, masterToken, key });

      expect((await client().userinfo(forged)).status).toBe(401);
    });

    it('answers 401 without a token, and asks for a Bearer token', async () => {
      const response = await client().get('/protocol/openid-connect/userinfo');

      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Bearer realm="hosting"');
    });
  });
}
