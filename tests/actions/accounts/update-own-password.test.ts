import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { cookieOf } from '../start-actions.ts';
import { codeOf, newPassword, startAccounts } from './start-accounts.ts';

// REQUIRE_SECOND_FACTOR concerns administrators only; others change their password as without it.
const world = useStarted(() => startAccounts({ REQUIRE_SECOND_FACTOR: 'true' }));
beforeAll(() => world.actions.identity.bindPasswordCheck());
beforeEach(() => world.clear());

const asPerson = (id: string, input: object, role = 'user') =>
  world.actions.callAction('update_password', { password: newPassword, ...input }, world.from(), {
    'x-hasura-role': role,
    'x-hasura-user-id': id,
  });

describe('a person who is signed in', () => {
  it('changes the password with the current one and gets a new session; all earlier sessions end', async () => {
    const person = await world.addPerson();
    const [here, elsewhere] = [await world.actions.signIn(person), await world.actions.signIn(person)];
    const token = await world.askForLink(person.email);
    world.sink.mails.length = 0;

    const response = await asPerson(person.id, { current_password: person.password });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ session: { expires_in: expect.any(Number) } });
    const cookie = cookieOf(response.headers['set-cookie']);
    expect((await world.actions.refresh(here.cookie)).statusCode).toBe(400);
    expect((await world.actions.refresh(elsewhere.cookie)).statusCode).toBe(400);
    expect((await world.actions.refresh(cookie)).statusCode).toBe(200);
    expect((await world.actions.signIn({ ...person, password: newPassword })).response.statusCode).toBe(200);
    expect(await world.mailTo(person.email)).toContain(
      'The password of your account at Hostfront was changed',
    );
    expect(codeOf(await world.update({ link_token: token }))).toBe('account-link-invalid');
  });

  it('changes nothing with a wrong or missing password; after ten of them, the right one is refused too', async () => {
    const person = await world.addPerson();

    expect(codeOf(await asPerson(person.id, {}))).toBe('password-wrong');
    for (let time = 1; time < 10; time += 1) {
      expect(codeOf(await asPerson(person.id, { current_password: 'wrong' }))).toBe('password-wrong');
    }

    expect(codeOf(await asPerson(person.id, { current_password: person.password }))).toBe(
      'password-too-many-attempts',
    );
    expect((await world.actions.signIn(person)).response.statusCode).toBe(200);
    expect(world.sink.mails.filter(({ to }) => to === person.email)).toEqual([]);
  });

  it('gets no session if the new password is refused', async () => {
    const person = await world.addPerson();

    expect(codeOf(await asPerson(person.id, { current_password: person.password, password: 'short' }))).toBe(
      'password-weak',
    );

    expect(await world.sessionsOf(person.id)).toEqual([]);
  });
});

describe('an administrator who changes the password where an authenticator app is required', () => {
  const asAdmin = (id: string, input: object) => asPerson(id, input, 'site_admin');

  it('is asked to set up an app before the password changes, and gets no session', async () => {
    const person = await world.addPerson({ role: 'admin' });

    const response = await asAdmin(person.id, { current_password: person.password, totp: '123456' });

    expect(codeOf(response)).toBe('second-factor-required');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await world.sessionsOf(person.id)).toEqual([]);
    const signIn = async (password: string) =>
      codeOf((await world.actions.signIn({ ...person, password })).response);
    expect(await signIn(newPassword)).toBe('sign-in-invalid-credentials');
    expect(await signIn(person.password)).toBe('second-factor-required');
  });

  it('changes it with a code if the account has an app, and gets a session', async () => {
    const person = await world.addPerson({ role: 'admin' });
    const secret = 'a secret of tests, 25 char';
    await world.actions.services.keycloakAdmin.addOtp(person.id, { secret, label: 'Phone' });

    expect(codeOf(await asAdmin(person.id, { current_password: person.password }))).toBe('code-required');
    const totp = new TOTP({ secret: Secret.fromUTF8(secret) }).generate();
    const response = await asAdmin(person.id, { current_password: person.password, totp });

    expect(response.statusCode).toBe(200);
    expect((await world.actions.refresh(cookieOf(response.headers['set-cookie']))).statusCode).toBe(200);
  });
});
