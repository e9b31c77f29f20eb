import { afterEach, describe, expect, it } from 'vitest';
import { createSubscriptionLimits } from '#actions/features/subscribe/subscription-limits.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startSignUps } from './start-sign-ups.ts';

const EMAIL = 'salma@example.test';

const world = useStarted(() => startSignUps());
afterEach(() => world.clear());

const contacts = () => world.rows('select email, state, source from contacts order by email');

describe('the answer to a sign-up', () => {
  it('is the same for every email, and who is subscribed gets no mail', async () => {
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

  it('is the same beyond the limit of an email, which gets no fourth mail in a day', async () => {
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push((await world.ask(EMAIL)).body);

    await world.untilIdle();

    expect(new Set(answers).size).toBe(1);
    expect(world.sink.mails).toHaveLength(3);
    expect(await world.requests()).toHaveLength(3);
  });

  it('refuses the eleventh sign-up of a /64 network within an hour', async () => {
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

  it('refuses everybody once the day has had its number', async () => {
    const limits = createSubscriptionLimits({ db: world.pool, secrets: ['s'.repeat(32)], maxPerDay: 2 });

    expect([await limits.take('192.0.2.1'), await limits.take('192.0.2.2')]).toEqual([0, 0]);
    expect(await limits.take('192.0.2.3')).toBeGreaterThan(0);
  });

  it.each([
    ['without a captcha', { captcha_token: '' }, 'captcha-missing'],
    ['to what is no email', { email: 'salma' }, 'subscription-email-invalid'],
    ['to an agreement that nobody wrote', { consent_version: '2020-01-01' }, 'request-invalid'],
    ['from no page', { page: 'https://evil.test' }, 'request-invalid'],
    ['in a third language', { locale: 'de' }, 'request-invalid'],
  ])('refuses one %s', async (_, changes, code) => {
    const refused = await world.ask(EMAIL, changes);

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ extensions: { code } });
    expect(await world.requests()).toEqual([]);
  });

  it('refuses other sites', async () => {
    const refused = await world.ask(EMAIL, {}, { origin: 'https://evil.test' });

    expect(refused.json()).toMatchObject({ extensions: { code: 'origin-refused' } });
  });

  it.each([
    ['en', 'You are not signed up yet'],
    ['ar', 'لم يُسجَّل اشتراكك بعد'],
  ])('to the form without scripts is a page that says what is missing (%s)', async (locale, title) => {
    const page = await world.server.inject({
      method: 'POST',
      url: '/subscribe',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: EMAIL, locale }).toString(),
    });

    expect(page.statusCode).toBe(400);
    expect(page.body).toContain(title);
    expect(await world.requests()).toEqual([]);
  });
});

describe('an email that had left', () => {
  it('is asked, stays left without a confirmation, and confirming subscribes its contact again', async () => {
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

  it('and whose contact is gone is asked, and confirming lifts the hash', async () => {
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
