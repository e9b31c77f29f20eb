import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { client, publicUrl } from '../start-actions.ts';
import { codeOf, startAccounts, tokenIn, type Accounts } from './start-accounts.ts';

const world = useStarted(() => startAccounts());
beforeAll(async () => {
  await world.actions.identity.bindPasswordCheck();
});
beforeEach(() => world.clear());

type Person = Awaited<ReturnType<Accounts['addPerson']>>;
type SignedIn = Person & { token: string; cookie: string };

async function signIn(person: Person): Promise<SignedIn> {
  const { response, cookie } = await world.actions.signIn(person);
  return { ...person, cookie, token: response.json<{ access_token: string }>().access_token };
}
const addAdministrator = async () => signIn(await world.addPerson({ role: 'admin' }));

/** Calls an action as the person's page does. */
const call = ({ id, token = '' }: { id: string; token?: string }, name: string, input: object) =>
  world.actions.callAction(
    name,
    input,
    { ...world.from(), authorization: `Bearer ${token}` },
    { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': id },
  );
const request = (person: Person, email: string, input: object = {}) =>
  call(person, 'request_email_change', { email, password: person.password, ...input });
const confirm = (person: { id: string; token?: string }, link_token: string) =>
  call(person, 'confirm_email_change', { link_token });
const profileOf = async ({ id }: Person): Promise<unknown> =>
  (await world.actions.identity.admin('GET', `/users/${id}`)).json();

async function linkTo(person: Person, email: string): Promise<string> {
  expect((await request(person, email)).statusCode).toBe(200);
  return tokenIn(await world.mailTo(email));
}

describe('a change of one’s own email address', () => {
  it('is made by the link in the mail to the new address; other sessions end, and the old address gets a mail', async () => {
    const person = await addAdministrator();
    const elsewhere = await signIn(person);
    const email = `new-${person.email}`;

    const asked = await request(person, ` ${email.toUpperCase()} `);

    expect([asked.statusCode, asked.json()]).toEqual([200, { accepted: true }]);
    const text = await world.mailTo(email);
    expect(text).toContain(`${publicUrl}/confirm-email?lng=en#type=email_change&token=`);
    const token = tokenIn(text);
    expect((await call(person, 'email_change_of_link', { link_token: token })).json()).toMatchObject({
      email,
    });
    expect(await profileOf(person)).toMatchObject({ email: person.email });

    const changed = await confirm(person, token);

    expect([changed.statusCode, changed.json()]).toEqual([200, { email }]);
    expect(await profileOf(person)).toMatchObject({ email, username: email, emailVerified: true });
    const mail = await world.mailTo(person.email);
    expect(mail).toContain('has another email address from now on');
    expect(mail).toContain(`New address: ${email}`);
    expect(mail).toContain(`IP address: ${world.address()}`);
    expect((await world.actions.refresh(person.cookie)).statusCode).toBe(200);
    expect((await world.actions.refresh(elsewhere.cookie)).statusCode).toBe(400);
    expect((await world.actions.signIn({ ...person, email })).response.statusCode).toBe(200);
    expect((await world.actions.signIn(person)).response.statusCode).toBe(400);
    const { rows } = await world.actions.pool.query('select email from people where user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ email }]);
    expect(codeOf(await confirm(person, token))).toBe('account-link-invalid');
  });

  it('cannot be confirmed by a visitor or by another person who is signed in', async () => {
    const person = await addAdministrator();
    const token = await linkTo(person, `mistyped-${person.email}`);

    const stranger = await world.actions.callAction('confirm_email_change', { link_token: token });
    expect(codeOf(stranger)).toBe('auth-session-missing');
    for (const name of ['confirm_email_change', 'email_change_of_link']) {
      const other = await call({ id: world.actions.adminId }, name, { link_token: token });
      expect(codeOf(other)).toBe('account-link-invalid');
    }
    expect(codeOf(await world.update({ link_token: token }))).toBe('account-link-invalid');

    expect(await profileOf(person)).toMatchObject({ email: person.email });
    expect((await confirm(person, token)).statusCode).toBe(200);
  });

  it('is requested with the password, and with a code if the account has an authenticator app', async () => {
    const person = await addAdministrator();
    const secret = 'a secret of tests, 25 char';
    await world.actions.services.keycloakAdmin.addOtp(person.id, { secret, label: 'Phone' });
    const totp = new TOTP({ secret: Secret.fromUTF8(secret) }).generate();

    expect(codeOf(await request(person, 'x@example.test', { password: 'wrong' }))).toBe('password-wrong');
    expect(codeOf(await request(person, 'x@example.test'))).toBe('code-required');
    expect(await world.queued()).toBe(0);

    expect((await request(person, 'x@example.test', { totp })).statusCode).toBe(200);
    await world.mailTo('x@example.test');
  });

  it('gets the same answer if another account has the address, and only its owner gets a mail', async () => {
    const person = await addAdministrator();

    const answer = await request(person, client.email.toUpperCase());

    expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: true }]);
    const mail = await world.mailTo(client.email);
    expect(mail).toContain('It is the address of your account, so nothing was changed.');
    expect(mail).not.toContain('token=');
    await expect.poll(world.queued).toBe(0);
    expect((await world.actions.pool.query('select from accounts.links')).rowCount).toBe(0);
  });

  it('is refused if another account has taken the address meanwhile, but the link stays valid', async () => {
    const person = await addAdministrator();
    const wanted = `wanted-${person.email}`;
    const token = await linkTo(person, wanted);
    const other = await world.actions.identity.addPerson({ email: wanted, password: 'Other-1-Other' });

    expect(codeOf(await confirm(person, token))).toBe('email-change-taken');
    expect(await profileOf(person)).toMatchObject({ email: person.email });

    await world.actions.services.keycloakAdmin.deleteUser(other);
    expect((await confirm(person, token)).statusCode).toBe(200);
  });

  it('cannot be confirmed after a new password was set', async () => {
    const person = await addAdministrator();
    const change = await linkTo(person, `first-${person.email}`);
    const forgotten = await world.askForLink(person.email);

    expect((await world.update({ link_token: forgotten })).statusCode).toBe(200);

    expect(codeOf(await confirm(person, change))).toBe('account-link-invalid');
  });

  it('makes a recovery link invalid that was sent to the old address', async () => {
    const person = await addAdministrator();
    const forgotten = await world.askForLink(person.email);
    const change = await linkTo(person, `second-${person.email}`);

    expect((await confirm(person, change)).statusCode).toBe(200);

    expect(codeOf(await world.update({ link_token: forgotten }))).toBe('account-link-invalid');
  });

  it('is refused for an invalid or unchanged address, and after five requests in 15 minutes', async () => {
    const person = await addAdministrator();
    for (const email of ['nobody', 'a@b@example.test', '', person.email.toUpperCase()]) {
      expect(codeOf(await request(person, email))).toBe('email-change-invalid');
    }
    expect(codeOf(await request(person, 'josé@example.test'))).toBe('account-email-refused');

    for (let time = 0; time < 5; time += 1) {
      expect((await request(person, `${time}@example.test`)).statusCode).toBe(200);
    }
    const refused = await request(person, '6@example.test');

    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'email-change-too-many']);
    await expect.poll(world.queued).toBe(0);
  });
});
