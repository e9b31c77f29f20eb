import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectUserRoles } from '#actions/features/project-user-roles/project-user-roles.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { actionSecret, admin, client, cookieOf, startActions } from '../start-actions.ts';
import { clientSecrets } from '../start-identity.ts';
import { codeOf } from '../start-instance.ts';

const deviceOf = (cookies: string[]) => cookies.find((cookie) => cookie.startsWith('hostfront_device='));

const actions = useStarted(() => startActions());
beforeEach(() => actions.pool.query('delete from actions.attempts'));

describe('signing in', () => {
  it('returns tokens, and puts the refresh token only into an HttpOnly cookie', async () => {
    const { response, cookies } = await actions.signIn(admin);
    const tokens = response.json<Record<string, string>>();
    const cookie = String(cookies[0]);

    expect(response.statusCode).toBe(200);
    expect(Object.keys(tokens).sort()).toEqual(['access_token', 'expires_in', 'id_token', 'refresh_token']);
    expect(decodeJwt(tokens['access_token']!)).toMatchObject({
      sub: actions.adminId,
      'https://hasura.io/jwt/claims': {
        'x-hasura-default-role': 'user',
        'x-hasura-user-id': actions.adminId,
      },
    });
    expect(cookie).toMatch(/^hostfront_session=[^;]+; Path=\/session; HttpOnly; SameSite=Strict$/);
    expect(tokens['refresh_token']).toMatch(/^[\w-]+\.[\w-]+\.stub$/);
    expect(JSON.stringify(tokens)).not.toContain(cookieOf(cookie).split('=')[1]);
  });

  it('writes the role of the person to user_roles', async () => {
    await actions.signIn(admin);
    await actions.signIn(client);
    const { rows } = await actions.pool.query('select user_id, role from user_roles');

    expect(Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]))).toEqual({
      [actions.adminId]: 'admin',
      [actions.clientId]: 'user',
    });
  });

  it('answers a wrong password and an unknown email with the same message', async () => {
    for (const person of [
      { ...admin, password: 'wrong' },
      { email: 'nobody@example.test', password: 'wrong' },
    ]) {
      const { response } = await actions.signIn(person);
      expect(response.statusCode).toBe(400);
      expect(response.headers).not.toHaveProperty('set-cookie');
      expect(response.json()).toEqual({
        message: 'Invalid login credentials',
        extensions: { code: 'sign-in-invalid-credentials' },
      });
    }
  });

  it('says that an account is not completely set up', async () => {
    const { response } = await actions.signIn({ email: 'half@example.test', password: 'Right-Password-3' });

    expect(response.json()).toMatchObject({ extensions: { code: 'sign-in-account-not-set-up' } });
  });

  it('refuses a missing, a wrong and an already used captcha', async () => {
    const token = await actions.solveCaptcha();
    await actions.callAction('sign_in', { ...client, captcha_token: token });

    expect((await actions.callAction('sign_in', { ...client, captcha_token: '' })).json()).toEqual({
      message: 'Please complete the CAPTCHA challenge.',
      extensions: { code: 'captcha-missing' },
    });
    const guess = await actions.callAction('sign_in', { ...client, captcha_token: 'guess' });
    expect(codeOf(guess)).toBe('captcha-invalid');
    expect((await actions.callAction('sign_in', { ...client, captcha_token: token })).json()).toMatchObject({
      extensions: { code: 'captcha-invalid', reason: 'used' },
    });
  });

  it('refuses callers without the action secret', async () => {
    const input = { ...client, captcha_token: await actions.solveCaptcha() };
    for (const headers of [{ 'x-action-secret': 'guess' }, { 'x-action-secret': '' }]) {
      const response = await actions.callAction('sign_in', input, headers);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ extensions: { code: 'action-secret-invalid' } });
    }
  });

  it('tries at most ten passwords for one account from one IP address, even at the same time', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, actions.solveCaptcha));
    const responses = await Promise.all(
      tokens.map((captcha_token) =>
        actions.callAction('sign_in', { email: 'target@example.test', password: 'x', captcha_token }),
      ),
    );
    const codes = responses.map(codeOf);

    expect(codes.filter((code) => code === 'sign-in-invalid-credentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'sign-in-too-many-attempts')).toHaveLength(10);
  });
});

describe('wrong passwords of a stranger', () => {
  const guess = (address: string, email = client.email, cookie = '') =>
    actions.signIn({ email, password: 'wrong' }, { 'x-forwarded-for': address, cookie });

  it('do not keep the owner from signing in from another IP address', async () => {
    for (let count = 0; count < 11; count += 1) await guess('198.51.100.1');

    const owner = await actions.signIn(client, { 'x-forwarded-for': '203.0.113.1' });

    expect(codeOf((await guess('198.51.100.1')).response)).toBe('sign-in-too-many-attempts');
    expect(owner.response.statusCode).toBe(200);
  });

  it('do not keep the owner from signing in on a known device, even from the same IP address', async () => {
    const { cookies } = await actions.signIn(client);
    const device = cookieOf(deviceOf(cookies));
    for (let count = 0; count < 11; count += 1) await guess('192.0.2.7');

    const stranger = await actions.signIn(client);
    const owner = await actions.signIn(client, { cookie: device });

    expect(deviceOf(cookies)).toMatch(
      /^hostfront_device=[\w.~-]+; Max-Age=\d+; Path=\/v1\/graphql; HttpOnly; SameSite=Strict$/,
    );
    expect(codeOf(stranger.response)).toBe('sign-in-too-many-attempts');
    expect(owner.response.statusCode).toBe(200);
  });

  it('cannot come with a forged IP address: only the one that the trusted proxy adds counts', async () => {
    const tell = async (headers: Record<string, string>, remoteAddress?: string) =>
      (await actions.callAction('visitor_info', {}, headers, undefined, remoteAddress)).json<{ ip: string }>()
        .ip;

    expect(await tell({ 'x-forwarded-for': '8.8.8.8, 198.51.100.4' })).toBe('198.51.100.4');
    expect(await tell({ 'x-forwarded-for': '8.8.8.8' }, '203.0.113.9')).toBe('203.0.113.9');
    expect(await tell({ forwarded: 'for=8.8.8.8', 'x-real-ip': '8.8.8.8' })).toBe('192.0.2.7');
  });
});

describe('actions for visitors', () => {
  it('include check_captcha, which accepts a solved captcha once', async () => {
    const captcha_token = await actions.solveCaptcha();

    expect((await actions.callAction('check_captcha', { captcha_token })).json()).toEqual({ passed: true });
    expect((await actions.callAction('check_captcha', { captcha_token })).statusCode).toBe(400);
  });

  it('include visitor_info, which returns the IP address, and the country if it is known', async () => {
    expect((await actions.callAction('visitor_info', {}, { 'x-forwarded-for': '8.8.8.8' })).json()).toEqual({
      ip: '8.8.8.8',
      country: 'US',
    });
    expect((await actions.callAction('visitor_info', {}, { 'x-forwarded-for': '127.0.0.1' })).json()).toEqual(
      { ip: '127.0.0.1', country: null },
    );
  });

  it('refuse a request body that is no action call', async () => {
    const response = await actions.callAction('visitor_info', []);

    expect(response.json()).toMatchObject({ extensions: { code: 'action-body-invalid' } });
  });
});

describe('projectUserRoles', () => {
  it('reads all users and all administrators from the Admin API of Keycloak', async () => {
    await projectUserRoles(actions.pool, actions.services.keycloakAdmin);
    const { rows } = await actions.pool.query<{ role: string; count: string }>(
      'select role, count(*) from user_roles group by role order by role',
    );

    expect(rows).toEqual([
      { role: 'admin', count: '1' },
      { role: 'user', count: '2' },
    ]);
  });
});

describe('the log of the sign-ins above', () => {
  it('contains no password, token, secret or email', () => {
    const text = actions.logged.join('');

    expect(text).toContain('Refused');
    for (const value of [
      admin.password,
      client.email,
      actionSecret,
      'eyJ',
      ...Object.values(clientSecrets),
    ]) {
      expect(text).not.toContain(value);
    }
  });
});
