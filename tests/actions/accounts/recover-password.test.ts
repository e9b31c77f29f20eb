import { beforeEach, describe, expect, it } from 'vitest';
import { END_SESSIONS_TASK } from '#actions/lib/accounts/end-sessions.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { client, publicUrl } from '../start-actions.ts';
import { codeOf, newPassword, startAccounts, tokenIn } from './start-accounts.ts';

const world = useStarted(() => startAccounts());
beforeEach(() => world.clear());

describe('a forgotten password', () => {
  it('is replaced by the link in the mail, which ends all sessions; a second mail tells of the new password', async () => {
    const person = await world.addPerson();
    const { cookie } = await world.actions.signIn(person);

    const asked = await world.ask(person.email.toUpperCase(), { locale: 'ar' });
    expect([asked.statusCode, asked.json()]).toEqual([200, { accepted: true }]);
    const text = await world.mailTo(person.email);
    expect(text).toContain(`${publicUrl}/update-password?lng=ar#type=recovery&token=`);
    const token = tokenIn(text);
    const shown = await world.actions.callAction('account_link', { token });
    expect(shown.json()).toMatchObject({ purpose: 'recovery', email: person.email });

    world.sink.mails.length = 0;
    const updated = await world.update({ link_token: token, locale: 'ar' });

    expect([updated.statusCode, updated.json()]).toEqual([200, { session: null }]);
    expect((await world.actions.refresh(cookie)).statusCode).toBe(400);
    expect((await world.actions.signIn({ ...person, password: newPassword })).response.statusCode).toBe(200);
    expect((await world.actions.signIn(person)).response.statusCode).toBe(400);
    const mail = await world.mailTo(person.email);
    expect(mail).toContain('تم تغيير كلمة مرور حسابك');
    expect(mail).toContain(`عنوان IP: ${world.address()}`);
    // The sign-in from here is told to the person too, by a mail that belongs to no other test.
    await expect.poll(world.queued).toBe(0);
  });

  it('gets the same answer for known, unknown and disabled accounts; only an enabled one gets a mail', async () => {
    const disabled = await world.addPerson();
    await world.actions.identity.admin('PUT', `/users/${disabled.id}`, { enabled: false });

    const answers = [
      await world.ask('nobody@example.test'),
      await world.ask(disabled.email),
      await world.ask(client.email),
    ];

    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { accepted: true }]),
    );
    await world.mailTo(client.email);
    await expect.poll(world.queued).toBe(0);
    expect(world.sink.mails.map(({ to }) => to)).toEqual([client.email]);
  });

  it('of an account without a password leads to a mail that says so, without a link', async () => {
    const google = await world.addPerson({ password: '' });

    await world.ask(google.email);

    const text = await world.mailTo(google.email);
    expect(text).toContain('The account has no password');
    expect(text).not.toContain('token');
    expect((await world.actions.pool.query('select from accounts.links')).rowCount).toBe(0);
  });

  it.each([
    [{ captcha_token: '' }, 'captcha-missing'],
    [{ captcha_token: 'x' }, 'captcha-invalid'],
    [{ email: 'nobody' }, 'recovery-email-invalid'],
    [{ email: `${'x'.repeat(300)}@example.test` }, 'recovery-email-invalid'],
    [{ email: 'a@example.test\r\nBcc: b@example.test' }, 'recovery-email-invalid'],
  ])('cannot be recovered with the input %o', async (input, code) => {
    expect(codeOf(await world.ask(client.email, input))).toBe(code);
    expect(await world.queued()).toBe(0);
  });

  it('can be asked for five times from one IP address and ten times in total, which limits no other account', async () => {
    const answers = [];
    for (let time = 0; time < 6; time += 1)
      answers.push((await world.ask('limited@example.test')).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await world.ask('limited@example.test');
    expect(codeOf(refused)).toBe('recovery-too-many-attempts');
    expect(refused.json().extensions.retryAfterSeconds).toBeGreaterThan(800);
    expect((await world.ask('other@example.test')).statusCode).toBe(200);

    world.moveOn();
    const elsewhere = [];
    for (let time = 0; time < 5; time += 1)
      elsewhere.push((await world.ask('limited@example.test')).statusCode);
    world.moveOn();

    expect(elsewhere).toEqual([200, 200, 200, 200, 200]);
    expect((await world.ask('limited@example.test')).statusCode).toBe(429);
  });
});

describe('the link of a recovery mail', () => {
  it('sets one password if three requests use it at the same time', async () => {
    const person = await world.addPerson();
    const token = await world.askForLink(person.email);

    const answers = await Promise.all(
      ['One-Password-1', 'Two-Password-2', 'Three-Password-3'].map((password) =>
        world.update({ link_token: token, password }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect(codeOf(await world.update({ link_token: token }))).toBe('account-link-invalid');
    expect(codeOf(await world.actions.callAction('account_link', { token }))).toBe('account-link-invalid');
  });

  it('can be used again after a password that is too short', async () => {
    const person = await world.addPerson();
    const token = await world.askForLink(person.email);

    const short = await world.update({ link_token: token, password: '12345' });
    expect(short.json()).toMatchObject({
      message: 'Password must be at least 6 characters long.',
      extensions: { code: 'password-weak', min: 6 },
    });
    expect(codeOf(await world.update({ link_token: token, password: 'x'.repeat(1_025) }))).toBe(
      'password-weak',
    );

    expect((await world.update({ link_token: token, password: '123456' })).statusCode).toBe(200);
  });

  it('is invalid once the person is disabled, or once a later link was sent', async () => {
    const person = await world.addPerson();
    const first = await world.askForLink(person.email);
    world.sink.mails.length = 0;
    const second = await world.askForLink(person.email);
    expect(codeOf(await world.update({ link_token: first }))).toBe('account-link-invalid');

    await world.actions.identity.admin('PUT', `/users/${person.id}`, { enabled: false });

    expect(codeOf(await world.actions.callAction('account_link', { token: second }))).toBe(
      'account-link-invalid',
    );
    expect(codeOf(await world.update({ link_token: second }))).toBe('account-link-invalid');
  });

  it('is needed to set a password without being signed in', async () => {
    const response = await world.update({});

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      message: 'Auth session missing!',
      extensions: { code: 'auth-session-missing' },
    });
  });
});

describe('an outage of Keycloak', () => {
  it('does not use up a recovery link, and delays the end of sessions until a job can end them', async () => {
    const person = await world.addPerson();
    const token = await world.askForLink(person.email);
    const { keycloakAdmin } = world.actions.services;
    const { endSessions } = keycloakAdmin;
    await world.actions.identity.stop();
    expect(codeOf(await world.update({ link_token: token }))).toBe('users-unavailable');
    await world.actions.identity.startAgain();

    keycloakAdmin.endSessions = () => Promise.reject(new Error('away'));
    const { cookie } = await world.actions.signIn(person);
    expect((await world.update({ link_token: token })).statusCode).toBe(200);
    const failed = async () =>
      (
        await world.actions.pool.query(
          `select from graphile_worker.jobs where task_identifier = $1 and last_error is not null`,
          [END_SESSIONS_TASK],
        )
      ).rowCount;
    await expect.poll(failed).toBe(1);
    keycloakAdmin.endSessions = endSessions;
    await world.actions.pool.query('update graphile_worker._private_jobs set run_at = now()');

    await expect.poll(() => world.sessionsOf(person.id)).toEqual([]);
    expect((await world.actions.refresh(cookie)).statusCode).toBe(400);
  });
});
