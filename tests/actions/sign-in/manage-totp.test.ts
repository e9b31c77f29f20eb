import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queuedMails } from '../queued-mails.ts';
import { appCode, passTime } from './app-codes.ts';
import { admin, client, startActions, type Actions } from '../start-actions.ts';

const other = { email: 'other@example.test', password: 'Right-Password-4', role: 'admin' } as const;
const third = { email: 'third@example.test', password: 'Right-Password-5', role: 'admin' } as const;

type Answer = {
  pending: string;
  secret: string;
  is_enabled?: boolean;
  extensions?: { code: string; enrolment_token?: string };
};

let actions: Actions;
let otherId: string;

async function start(settings: Record<string, string> = {}) {
  actions = await startActions(settings);
  await actions.identity.bindPasswordCheck();
  otherId = await actions.identity.addPerson(other);
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

/** Returns the queued mails about second factors. */
const totpMails = async () =>
  (await queuedMails(actions.pool)).filter((mail) => (mail as { kind: string }).kind.startsWith('totp-'));
const forgetMails = () => actions.pool.query('delete from graphile_worker._private_jobs');
const here = { device: 'Firefox on Linux', address: '192.0.2.7', at: expect.any(String) as string };

const call = async (name: string, input: object, userId?: string) =>
  (
    await actions.callAction(
      name,
      input,
      { 'x-forwarded-user-agent': FIREFOX },
      { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': userId ?? actions.adminId },
    )
  ).json<Answer>();
const callAsVisitor = async (name: string, input: object) =>
  (await actions.callAction(name, input)).json<Answer>();
const codeOf = (answer: { extensions?: { code: string } | undefined }) => answer.extensions?.code;
const signIn = async (person: { email: string; password: string; totp?: string }) =>
  (await actions.signIn(person)).response.json<Answer & { access_token?: string }>();

const codeFrom = (secret: string) => appCode(Secret.fromBase32(secret));

async function enrol({ password }: { password: string }, userId: string): Promise<string> {
  const { pending, secret } = await call('begin_totp', {}, userId);
  const answer = await call('confirm_totp', { pending, code: await codeFrom(secret), password }, userId);
  expect(answer).toEqual({ is_enabled: true });
  return secret;
}

describe('an authenticator app', () => {
  beforeAll(() => start());
  afterAll(() => actions.stop());
  beforeEach(() => passTime(actions));

  it('is set up with its first code and the password, and sign-ins need a code from then on', async () => {
    const { pending, secret } = await call('begin_totp', {});
    const code = await codeFrom(secret);
    const confirm = (given: object) => call('confirm_totp', { pending, code, ...given });

    expect(codeOf(await confirm({ password: 'wrong' }))).toBe('password-wrong');
    expect(codeOf(await confirm({ password: admin.password, code: '000000' }))).toBe('code-wrong');
    expect((await signIn(admin)).access_token).toBeTruthy();
    expect(await totpMails()).toEqual([]);
    expect(await confirm({ password: admin.password })).toEqual({ is_enabled: true });
    expect(await totpMails()).toEqual([
      { kind: 'totp-set-up', to: admin.email, userId: actions.adminId, locale: 'en', facts: here },
    ]);
    expect(codeOf(await signIn(admin))).toBe('sign-in-code-required');
    expect((await signIn({ ...admin, totp: await codeFrom(secret) })).access_token).toBeTruthy();
  });

  it('leads to a sign-in record that says that a code was used', async () => {
    const { rows } = await actions.pool.query<{ second_factor: boolean }>(
      `select second_factor from accounts.sign_ins where user_id = $1 order by signed_in_at desc limit 1`,
      [actions.adminId],
    );

    expect(rows).toEqual([{ second_factor: true }]);
  });

  it('is replaced with a code of the earlier app, whose codes are refused from then on', async () => {
    const older = await enrol(other, otherId);
    const { pending, secret } = await call('begin_totp', {}, otherId);
    const given = { pending, code: await codeFrom(secret), password: other.password };

    expect(codeOf(await call('confirm_totp', given, otherId))).toBe('code-required');
    const totp = await codeFrom(older);
    expect(await call('confirm_totp', { ...given, totp }, otherId)).toEqual({ is_enabled: true });
    await passTime(actions);
    expect(codeOf(await signIn({ ...other, totp: await codeFrom(older) }))).toBe('sign-in-code-wrong');
    expect((await signIn({ ...other, totp: await codeFrom(secret) })).access_token).toBeTruthy();
  });

  it('can be reset by another administrator, which ends the sessions of the person', async () => {
    const session = await actions.signIn(admin);
    expect(session.response.statusCode).toBe(400);
    const { cookie } = await actions.signIn(client);

    expect(codeOf(await call('reset_user_totp', { target_user_id: otherId }, otherId))).toBe('totp-own');
    expect(codeOf(await call('reset_user_totp', { target_user_id: 'x' }))).toBe('user-unknown');
    await forgetMails();
    await call('reset_user_totp', { target_user_id: otherId });
    const facts = { at: expect.any(String) as string, by: admin.email };
    expect(await totpMails()).toEqual([
      { kind: 'totp-reset', to: other.email, userId: otherId, locale: 'en', facts },
    ]);
    await call('reset_user_totp', { target_user_id: actions.clientId });
    expect(await totpMails()).toHaveLength(1);

    expect((await signIn(other)).access_token).toBeTruthy();
    expect((await actions.refresh(cookie)).statusCode).toBe(400);
  });

  it('is removed by its owner with password and code', async () => {
    const secret = await enrol(other, otherId);
    const remove = (given: object) => call('remove_totp', { password: other.password, ...given }, otherId);
    await actions.pool.query(`update accounts.sign_ins set locale = 'ar' where user_id = $1`, [otherId]);
    await forgetMails();

    expect(codeOf(await remove({}))).toBe('code-required');
    expect(codeOf(await remove({ totp: '000000' }))).toBe('code-wrong');
    expect(await remove({ totp: await codeFrom(secret) })).toEqual({ is_enabled: false });
    const facts = { ...here, device: 'Firefox على Linux' };
    expect(await totpMails()).toEqual([
      { kind: 'totp-removed', to: other.email, userId: otherId, locale: 'ar', facts },
    ]);
    expect((await signIn(other)).access_token).toBeTruthy();
  });

  it('cannot be confirmed by a person who did not begin to set it up', async () => {
    const { pending, secret } = await call('begin_totp', {});
    const given = { pending, code: await codeFrom(secret), password: other.password };

    expect(codeOf(await call('confirm_totp', given, otherId))).toBe('totp-expired');
    expect(codeOf(await call('confirm_totp', { ...given, pending: 'x.y.z' }, otherId))).toBe('totp-expired');
  });

  it.each([
    ['begin_totp', {}],
    ['begin_totp', { enrolment_token: 'x' }],
    ['confirm_totp', { pending: 'x', code: '123456', password: 'x' }],
    ['remove_totp', { password: 'x' }],
    ['reset_user_totp', { target_user_id: '00000000-0000-4000-8000-000000000009' }],
  ])('cannot be changed by a visitor who is not signed in: %s %o', async (name, input) => {
    expect(['role-required', 'totp-expired']).toContain(codeOf(await callAsVisitor(name, input)));
  });
});

describe('REQUIRE_SECOND_FACTOR=true', () => {
  let secret: string;

  beforeAll(() => start({ REQUIRE_SECOND_FACTOR: 'true' }));
  afterAll(() => actions.stop());
  beforeEach(() => passTime(actions));

  it('gives an administrator without an app no session, only a ticket to set one up', async () => {
    const { response, cookies } = await actions.signIn(admin);

    expect(response.json()).toMatchObject({ extensions: { code: 'second-factor-required' } });
    expect(response.body).not.toContain('access_token');
    expect(cookies).toEqual([]);
    const { rows } = await actions.pool.query(
      `select id from identity.artifact where kind = 'Grant' and account = $1`,
      [actions.adminId],
    );
    expect(rows).toEqual([]);
  });

  it('lets an administrator set up an app by the ticket, and sign in with its code', async () => {
    const enrolment_token = (await signIn(admin)).extensions?.enrolment_token;
    const setup = await callAsVisitor('begin_totp', { enrolment_token });
    secret = setup.secret;
    const confirm = (given: object) =>
      callAsVisitor('confirm_totp', { pending: setup.pending, enrolment_token, ...given });

    expect(codeOf(await confirm({ code: '000000' }))).toBe('code-wrong');
    expect(await confirm({ code: await codeFrom(secret) })).toEqual({ is_enabled: true });
    expect((await signIn({ ...admin, totp: await codeFrom(secret) })).access_token).toBeTruthy();
  });

  it('lets no administrator set up a second app by a ticket that was used', async () => {
    const otherTicket = (await signIn(other)).extensions?.enrolment_token;
    const first = await callAsVisitor('begin_totp', { enrolment_token: otherTicket });
    const confirm = async ({ pending, secret: key }: Answer) =>
      callAsVisitor('confirm_totp', { pending, enrolment_token: otherTicket, code: await codeFrom(key) });
    expect(await confirm(first)).toEqual({ is_enabled: true });

    const second = await callAsVisitor('begin_totp', { enrolment_token: otherTicket });

    expect(codeOf(await confirm(second))).toBe('totp-expired');
  });

  it('lets no administrator without an app sign in with a code', async () => {
    await actions.identity.addPerson(third);

    expect(codeOf(await signIn({ ...third, totp: '123456' }))).toBe('second-factor-required');
  });

  it('lets a session that began with a code be refreshed', async () => {
    const { cookie } = await actions.signIn({ ...admin, totp: await codeFrom(secret) });

    expect((await actions.refresh(cookie)).statusCode).toBe(200);
  });

  it('ends a session that began without a code at its refresh', async () => {
    const { cookie } = await actions.signIn({ ...admin, totp: await codeFrom(secret) });
    await actions.pool.query('update accounts.sign_ins set second_factor = false');

    const refreshed = await actions.refresh(cookie);

    expect(refreshed.statusCode).toBe(400);
    expect(refreshed.body).not.toContain('access_token');
    expect(String(refreshed.headers['set-cookie'])).toContain('Max-Age=0');
  });

  it('lets clients sign in and refresh their session without a code', async () => {
    const { cookie, response } = await actions.signIn(client);

    expect(response.statusCode).toBe(200);
    expect((await actions.refresh(cookie)).statusCode).toBe(200);
  });

  it('lets no administrator remove their app', async () => {
    const answer = await call('remove_totp', { password: admin.password, totp: await codeFrom(secret) });

    expect(codeOf(answer)).toBe('totp-required');
  });
});
