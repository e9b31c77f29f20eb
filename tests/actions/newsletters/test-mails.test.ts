import { afterEach, describe, expect, it } from 'vitest';
import { sendTestNewsletter } from '#actions/features/send-newsletter/send-test-newsletter.ts';
import { createTestMailLimits } from '#actions/features/send-newsletter/test-mail-limits.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { adminSession, startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(async () => {
  await world.rows(`delete from actions.attempts`);
  await world.rows(`delete from history_entries where table_name = 'test_mails'`);
  await world.clear();
});

const MAILING = { 'x-hasura-role': 'mailing', 'x-hasura-user-id': '9b7d2d4c-52a4-4a56-9a83-3d2f6f1f7c11' };
const TEST = { locale: 'en', template_name: 'Basic', subject: 'News', html_content: '<p>Hello</p>' };

function send(
  email: string,
  options: { session?: Record<string, string>; limits?: object; rate?: number } = {},
) {
  const env = { ...world.env, NEWSLETTER_RATE_LIMIT: options.rate ?? 0, ...options.limits };
  const testMailLimits = createTestMailLimits({ db: world.pool, secrets: ['secret-of-tests'], env });

  return sendTestNewsletter({ ...TEST, email }, options.session ?? MAILING, {
    ...{ pool: world.pool, env, mailer: world.mailer, testMailLimits },
  });
}

const receivers = () => world.sink.mails.map(({ to }) => String(to));
const traces = () =>
  world.rows(
    `select operation, actor, actor_role, label, after from history_entries where table_name = 'test_mails' order by id`,
  );

describe('test mails of a newsletter', () => {
  it('are limited per hour for each receiver, whatever the case of the email, and for each sender', async () => {
    const limits = { NEWSLETTER_TESTS_PER_RECEIVER: 2, NEWSLETTER_TESTS_PER_ACTOR: 4 };
    const tooMany = {
      code: 'newsletter-test-too-many',
      status: 429,
      details: { retryAfterSeconds: expect.any(Number) as number },
    };
    await send('Me@Example.test', { limits });
    await send('me@example.test', { limits });

    await expect(send('ME@example.test', { limits })).rejects.toMatchObject(tooMany);
    await send('other@example.test', { limits });
    await expect(send('third@example.test', { limits })).rejects.toMatchObject(tooMany);

    await send('third@example.test', { limits, session: adminSession });
    expect(receivers()).toHaveLength(4);
  });

  it('use up the mail rate that newsletters use too', async () => {
    await world.rows('update actions.mail_rate set tokens = 1, refilled_at = now()');
    await send('a@example.test', { rate: 1 });

    await expect(send('b@example.test', { rate: 1 })).rejects.toMatchObject({
      code: 'newsletter-test-too-many',
    });
    expect(receivers()).toEqual(['a@example.test']);
  });

  it.each(['unsubscribed', 'bounced'])(
    'are refused to the email of a contact that has %s, even after the contact was deleted',
    async (state) => {
      await world.rows(
        `insert into contacts (email, state, state_reason) values ('gone@example.test', $1,
         case $1 when 'bounced' then 'hard-bounce' else 'own-link' end)`,
        [state],
      );
      await expect(send('Gone@example.test')).rejects.toMatchObject({
        code: 'newsletter-test-suppressed',
        status: 409,
      });
      await world.rows('delete from contacts');

      await expect(send('gone@example.test', { session: adminSession })).rejects.toMatchObject({
        code: 'newsletter-test-suppressed',
      });
      expect(receivers()).toEqual([]);
    },
  );

  it('are recorded in the history, without the email once its contact is deleted', async () => {
    await world.rows(`insert into contacts (email) values ('salma@example.test')`);
    await send('Salma@example.test');
    await send('stranger@example.test', { session: adminSession });
    const about = { subject: 'News', locale: 'en', template_name: 'Basic' };
    const of = (session: Record<string, string>, email: string) => ({
      operation: 'insert',
      actor: session['x-hasura-user-id'],
      actor_role: session['x-hasura-role'],
      label: 'News',
      after: { ...about, email },
    });
    expect(await traces()).toEqual([
      of(MAILING, 'Salma@example.test'),
      of(adminSession, 'stranger@example.test'),
    ]);

    await world.rows('delete from contacts');

    expect(await traces()).toEqual([
      { ...of(MAILING, ''), after: about },
      of(adminSession, 'stranger@example.test'),
    ]);
  });
});
