import { afterEach, describe, expect, it } from 'vitest';
import { createSubscriptionLimits } from '#actions/features/subscribe/subscription-limits.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startSignUps } from './start-sign-ups.ts';

const EMAIL = 'salma@example.test';

const world = useStarted(() => startSignUps());
afterEach(() => world.clear());

const contacts = () => world.rows('select email, state, source from contacts order by email');

describe('a newsletter sign-up', () => {
  it('gets the same answer for every email, but a subscribed contact gets no mail', async () => {
    await world.addContact('there@example.test');
    await world.addContact('bounced@example.test', 'bounced');
    const answers = [];
    for (const email of ['there@example.test', 'bounced@example.test', 'new@example.test']) {
      answers.push(await world.ask(email));
    }

    await world.untilIdle();

    const shown = answers.map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers)]);
    expect(new Set(shown.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(world.sink.mails.map(({ to }) => to).sort()).toEqual(['bounced@example.test', 'new@example.test']);
    expect(await world.rows('select email from mailing.subscription_requests order by email')).toEqual([
      { email: 'bounced@example.test' },
      { email: 'new@example.test' },
    ]);
  });

  it('gets the same answer beyond the limit of three mails a day for one email', async () => {
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push((await world.ask(EMAIL)).body);

    await world.untilIdle();

    expect(new Set(answers).size).toBe(1);
    expect(world.sink.mails).toHaveLength(3);
    expect(await world.requests()).toHaveLength(3);
  });

  it('is refused if it is the eleventh from a /64 network within an hour', async () => {
    const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:1:1::${host}` });
    for (let at = 0; at < 10; at += 1) {
      expect((await world.ask(`person${at}@example.test`, {}, from(at))).statusCode).toBe(200);
    }

    const refused = await world.ask('other@example.test', {}, from(99));

    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ extensions: { code: 'subscription-too-many' } });
    expect(
      (await world.ask('other@example.test', {}, { 'x-forwarded-for': '2001:db8:1:2::1' })).statusCode,
    ).toBe(200);
  });

  it('is refused to everybody after the maximum number of sign-ups a day', async () => {
    const limits = createSubscriptionLimits({ db: world.pool, secrets: ['s'.repeat(32)], maxPerDay: 2 });

    expect([await limits.take('192.0.2.1'), await limits.take('192.0.2.2')]).toEqual([0, 0]);
    expect(await limits.take('192.0.2.3')).toBeGreaterThan(0);
  });

  it.each([
    ['without a captcha', { captcha_token: '' }, 'captcha-missing'],
    ['with an invalid email', { email: 'salma' }, 'subscription-email-invalid'],
    ['with an unknown version of the consent', { consent_version: '2020-01-01' }, 'request-invalid'],
    ['with a page of another site', { page: 'https://evil.test' }, 'request-invalid'],
    ['in a language that the site does not have', { locale: 'de' }, 'request-invalid'],
  ])('is refused %s', async (_, changes, code) => {
    const refused = await world.ask(EMAIL, changes);

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ extensions: { code } });
    expect(await world.requests()).toEqual([]);
  });

  it('is refused to other sites', async () => {
    const refused = await world.ask(EMAIL, {}, { origin: 'https://evil.test' });

    expect(refused.json()).toMatchObject({ extensions: { code: 'origin-refused' } });
  });

  it.each([
    ['en', 'You are not signed up yet'],
    ['ar', 'لم يُسجَّل اشتراكك بعد'],
  ])(
    'from a browser without JavaScript is answered with a page that says what is missing (%s)',
    async (locale, title) => {
      const page = await world.server.inject({
        method: 'POST',
        url: '/subscribe',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email: EMAIL, locale }).toString(),
      });

      expect(page.statusCode).toBe(400);
      expect(page.body).toContain(title);
      expect(await world.requests()).toEqual([]);
    },
  );
});

describe('a sign-up with the email of a contact who unsubscribed', () => {
  it('changes nothing until it is confirmed, and then subscribes the contact again', async () => {
    await world.addContact(EMAIL, 'unsubscribed');
    await world.ask(EMAIL);
    const [link = ''] = await world.linksTo(EMAIL);
    await world.server.inject(link);
    expect(await contacts()).toMatchObject([{ state: 'unsubscribed' }]);

    await world.confirm(link);

    expect(await world.rows('select state, state_reason, source, unsubscribed_at from contacts')).toEqual([
      { state: 'subscribed', state_reason: 'own-link', source: 'manual', unsubscribed_at: null },
    ]);
  });

  it('and was deleted lifts the suppression of the email when it is confirmed', async () => {
    await world.addContact(EMAIL, 'unsubscribed');
    await world.pool.query('delete from contacts');
    await world.ask(EMAIL);
    const [link = ''] = await world.linksTo(EMAIL);
    expect(await world.rows('select from mailing.suppressed_addresses')).toHaveLength(1);

    await world.confirm(link);

    expect(await world.rows('select from mailing.suppressed_addresses')).toEqual([]);
    expect(await contacts()).toMatchObject([{ email: EMAIL, state: 'subscribed', source: 'sign-up' }]);
  });
});
