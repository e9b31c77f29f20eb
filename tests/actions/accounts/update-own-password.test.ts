import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf } from '../start-actions.ts';
import { codeOf, newPassword, startAccounts, type Accounts } from './start-accounts.ts';

let world: Accounts;

beforeAll(async () => {
  world = await startAccounts();
});
beforeEach(() => world.clear());
afterAll(() => world.stop());

describe('somebody who is signed in', () => {
  const asPerson = (id: string, input: object) =>
    world.actions.callAction('update_password', { password: newPassword, ...input }, world.from(), {
      'x-hasura-role': 'user',
      'x-hasura-user-id': id,
    });

  it('changes the password with the current one, and goes on while other sessions end', async () => {
    const person = await world.addPerson();
    const [here, elsewhere] = [await world.actions.signIn(person), await world.actions.signIn(person)];
    const token = await world.askForLink(person.email);
    world.sink.mails.length = 0;

    const response = await asPerson(person.id, { current_password: person.password });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ session: { expires_in: 300 } });
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

  it('changes nothing with a wrong one or none, ten times at most', async () => {
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

  it('leaves no session behind where the new password is refused', async () => {
    const person = await world.addPerson();

    expect(codeOf(await asPerson(person.id, { current_password: person.password, password: 'short' }))).toBe(
      'password-weak',
    );

    expect(await world.sessionsOf(person.id)).toEqual([]);
  });
});
