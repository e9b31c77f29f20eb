import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { admin, client, cookieOf, publicUrl, startActions } from '../start-actions.ts';

const actions = useStarted(() => startActions());
beforeEach(() => actions.pool.query('delete from actions.attempts'));

describe('a session', () => {
  it('can be refreshed again and again, and its cookie changes with each refresh', async () => {
    const { cookie, response } = await actions.signIn(client);
    const first = await actions.refresh(cookie);
    const second = await actions.refresh(cookieOf(first.headers['set-cookie']));

    expect([response.statusCode, first.statusCode, first.json()]).toEqual([200, 200, expect.anything()]);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json()).toMatchObject({
      token_type: 'Bearer',
      refresh_token: expect.stringMatching(/\.stub$/),
    });
    expect(first.json()).toHaveProperty('id_token');
    expect(cookieOf(first.headers['set-cookie'])).not.toBe(cookie);
    expect(second.statusCode).toBe(200);
  });

  it('survives two refreshes at the same time, and a later one with the replaced cookie', async () => {
    const { cookie } = await actions.signIn(client);
    const answers = await Promise.all([actions.refresh(cookie), actions.refresh(cookie)]);
    const late = await actions.refresh(cookie);

    expect([...answers, late].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const next = await actions.refresh(cookieOf(late.headers['set-cookie']));
    expect(next.statusCode).toBe(200);
  });

  it('cannot be refreshed without its cookie, and an invalid cookie is deleted', async () => {
    const none = await actions.callSession('token', { grant_type: 'refresh_token' });
    const bad = await actions.refresh('hostfront_session=nonsense');

    expect(none.statusCode).toBe(400);
    expect(none.json()).toMatchObject({ error: 'invalid_grant' });
    expect(bad.statusCode).toBe(400);
    expect(String(bad.headers['set-cookie'])).toContain('hostfront_session=; Max-Age=0');
  });

  it('is resumed by its cookie; without a cookie the answer is 204 and no error', async () => {
    const { cookie } = await actions.signIn(client);
    const resumed = await actions.callSession('resume', { grant_type: 'refresh_token' }, { cookie });
    const none = await actions.callSession('resume', { grant_type: 'refresh_token' });

    expect(resumed.statusCode).toBe(200);
    expect(resumed.json()).toHaveProperty('access_token');
    expect(none.statusCode).toBe(204);
    expect(none.body).toBe('');
  });

  it('cannot be refreshed or signed out from another origin', async () => {
    const { cookie } = await actions.signIn(client);
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: `${publicUrl}.evil.test` },
    ]) {
      for (const response of [
        await actions.refresh(cookie, headers),
        await actions.callSession('logout', {}, { cookie, ...headers }),
      ]) {
        expect(response.statusCode).toBe(403);
        expect(response.json()).toMatchObject({ extensions: { code: 'origin-refused' } });
      }
    }
    expect((await actions.refresh(cookie)).statusCode).toBe(200);
  });

  it('begins by no other grant type than an authorization code', async () => {
    for (const grant_type of ['password', 'client_credentials', '']) {
      const response = await actions.callSession('token', {
        grant_type,
        username: admin.email,
        password: admin.password,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ error: 'unsupported_grant_type' });
    }
    const code = await actions.callSession('token', {
      grant_type: 'authorization_code',
      code: 'nonsense',
      code_verifier: 'v'.repeat(43),
      redirect_uri: `${publicUrl}/auth`,
    });
    expect(code.statusCode).toBe(400);
    expect(code.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('ends with the sign-out: none of its cookies can be refreshed any more', async () => {
    const { cookie } = await actions.signIn(client);
    const second = cookieOf((await actions.refresh(cookie)).headers['set-cookie']);
    const current = cookieOf((await actions.refresh(second)).headers['set-cookie']);
    const out = await actions.callSession('logout', {}, { cookie: current });

    expect(out.statusCode).toBe(204);
    expect(String(out.headers['set-cookie'])).toContain('hostfront_session=; Max-Age=0');
    for (const used of [cookie, second, current]) {
      expect((await actions.refresh(used)).statusCode).toBe(400);
    }
    expect((await actions.callSession('logout', {})).statusCode).toBe(204);
  });

  it('ends when another account signs in in the same browser, but not in another browser', async () => {
    const elsewhere = await actions.signIn(client);
    const first = await actions.signIn(client);
    const ofSession = first.cookies.find((cookie) => cookie.startsWith('hostfront_session_id='));
    const second = await actions.signIn(admin, { cookie: cookieOf(ofSession) });

    expect((await actions.refresh(first.cookie)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await actions.refresh(second.cookie)).statusCode).toBe(200);
    expect((await actions.refresh(elsewhere.cookie)).statusCode).toBe(200);
  });

  it('can be asked for 120 times a minute by one IP address, and 1,200 times by this machine', async () => {
    const refusedOf = async (count: number, emailOf: (n: number) => string) => {
      let refused = 0;
      for (let n = 0; n < count; n += 1) {
        const { statusCode } = await actions.callSession('resume', {}, { 'x-forwarded-for': emailOf(n) });
        if (statusCode === 429) refused += 1;
      }
      return refused;
    };

    // The minute lasts until all have asked, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await refusedOf(121, () => '198.51.100.77')).toBe(1);
    expect(await refusedOf(121, (n) => `2001:db8:7::${n + 1}`)).toBe(1);
    expect(await refusedOf(1201, () => '127.0.0.77')).toBe(1);
  });

  it('survives an outage of Keycloak, during which requests get 503', async () => {
    const { cookie } = await actions.signIn(client);
    await actions.identity.stop();

    const away = await actions.refresh(cookie);
    const signOut = await actions.callSession('logout', {}, { cookie });
    const { response } = await actions.signIn(client);
    await actions.identity.startAgain();

    expect(away.statusCode).toBe(503);
    expect(away.headers).not.toHaveProperty('set-cookie');
    expect(away.json()).toMatchObject({ error: 'temporarily_unavailable' });
    expect(signOut.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ extensions: { code: 'sign-in-unavailable' } });
    expect((await actions.refresh(cookie)).statusCode).toBe(200);
  });
});
