import { Secret } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { admin, client, cookieOf, startActions } from '../start-actions.ts';
import { appCode, passTime } from './app-codes.ts';

const secret = 'a secret of tests, 25 char';

const actions = useStarted(() => startActions());
beforeAll(async () => {
  await actions.identity.bindPasswordCheck();
});
beforeEach(() => passTime(actions));

const codeOf = ({ response }: { response: { json<T>(): T } }) =>
  response.json<{ extensions?: { code: string } }>().extensions?.code;

const makeCode = () => appCode(Secret.fromUTF8(secret));

describe('signing in with an authenticator app', () => {
  beforeAll(async () => {
    await actions.services.keycloakAdmin.addOtp(actions.adminId, { secret, label: 'Phone' });
  });

  it('answers a wrong password as for an account without an app, with or without a code', async () => {
    const answers = [
      await actions.signIn({ ...admin, password: 'wrong' }),
      await actions.signIn({ ...admin, password: 'wrong', totp: await makeCode() }),
      await actions.signIn({ ...client, password: 'wrong' }),
      await actions.signIn({ email: 'nobody@example.test', password: 'wrong', totp: '123456' }),
    ];

    const bodies = answers.map(({ response }) => response.json());
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ extensions: { code: 'sign-in-invalid-credentials' } });
  });

  it('accepts a code once, and calls it wrong the second time', async () => {
    const totp = await makeCode();
    await actions.signIn({ ...admin, totp });

    expect(codeOf(await actions.signIn({ ...admin, totp }))).toBe('sign-in-code-wrong');
  });

  it('refuses any code after ten wrong ones, also from another IP address', async () => {
    const guess = (address: string, totp = '000000') =>
      actions.signIn({ ...admin, totp }, { 'x-forwarded-for': address });
    const codes = [];
    for (let count = 0; count < 10; count += 1) codes.push(codeOf(await guess(`198.51.100.${count % 5}`)));

    expect(new Set(codes)).toEqual(new Set(['sign-in-code-wrong']));
    expect(codeOf(await guess('203.0.113.8', await makeCode()))).toBe('sign-in-too-many-attempts');
  });

  it('counts no attempt of which only the code is missing', async () => {
    for (let count = 0; count < 12; count += 1) await actions.signIn(admin);

    const { response } = await actions.signIn({ ...admin, totp: await makeCode() });

    expect(response.statusCode).toBe(200);
  });

  it('leaves no session of the Keycloak client password-check behind', async () => {
    const sessions = async () =>
      (
        await actions.pool.query(
          `select id from identity.artifact where kind = 'Grant' and account = $1 and payload->>'clientId' = 'password-check'`,
          [actions.adminId],
        )
      ).rows;
    await actions.signIn(admin);

    expect(await sessions()).toEqual([]);
  });

  it('is not the only action that needs a code: save_head_scripts does too', async () => {
    const save = async (password: string, totp?: string) =>
      (await actions.callAsAdmin('save_head_scripts', { password, totp, value: '<meta name="a">' })).json<{
        value?: string;
        extensions?: { code: string };
      }>();

    expect((await save('wrong', await makeCode())).extensions?.code).toBe('password-wrong');
    expect((await save(admin.password)).extensions?.code).toBe('code-required');
    expect((await save(admin.password, '000000')).extensions?.code).toBe('code-wrong');
    expect((await save(admin.password, await makeCode())).value).toBe('<meta name="a">');
  });
});

describe('a session by Google, which began without a code', () => {
  const other = { email: 'other@example.test', password: 'Right-Password-4', role: 'admin' } as const;

  it('ends at its next refresh once the administrator has an authenticator app', async () => {
    const id = await actions.identity.addPerson(other);
    const { cookie } = await actions.signIn(other);
    await actions.pool.query(`update accounts.sign_ins set method = 'google' where user_id = $1`, [id]);
    const before = await actions.refresh(cookie);
    await actions.services.keycloakAdmin.addOtp(id, { secret, label: 'Phone' });

    const after = await actions.refresh(cookieOf(before.headers['set-cookie']));

    expect(before.statusCode).toBe(200);
    expect(after.statusCode).toBe(400);
    expect(after.body).not.toContain('access_token');
    expect(String(after.headers['set-cookie'])).toContain('Max-Age=0');
    expect(
      await actions.identity.admin('GET', `/users/${id}/sessions`).then((answer) => answer.json()),
    ).toEqual([]);
  });
});
