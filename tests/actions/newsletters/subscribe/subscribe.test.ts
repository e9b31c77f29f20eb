import { afterEach, describe, expect, it } from 'vitest';
import { deleteExpiredRequests } from '#actions/features/subscribe/subscription-requests.ts';
import { exportContact } from '#actions/features/manage-contacts/export-contact.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { partOf } from '../mail-sink.ts';
import { adminSession } from '../start-newsletters.ts';
import { startSignUps, version } from './start-sign-ups.ts';

const EMAIL = 'salma@example.test';

const world = useStarted(() => startSignUps());
afterEach(() => world.clear());

const contacts = () => world.rows('select email, locale, state, source from contacts order by email');

/** Waits until the only mail was tried once. */
const untilTried = () =>
  expect
    .poll(() => world.rows('select from graphile_worker.jobs where attempts = 1 and locked_at is null'))
    .toHaveLength(1);

describe('a sign-up for newsletters', () => {
  it('becomes a contact only when its link is confirmed; export_contact shows the consent', async () => {
    expect((await world.ask(EMAIL, { locale: 'ar' })).json()).toEqual({ accepted: true });
    const [link = ''] = await world.linksTo(EMAIL);
    expect(await contacts()).toEqual([]);

    const page = await world.server.inject(link);
    expect(page.body).toMatch(/<html lang="ar" dir="rtl">[\s\S]*تأكيد الاشتراك/);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await contacts()).toEqual([]);
    const confirmed = await world.confirm(link);

    expect(confirmed.body).toContain('تم اشتراكك');
    expect(await contacts()).toEqual([
      { email: EMAIL, locale: 'ar', state: 'subscribed', source: 'sign-up' },
    ]);
    const [{ id, is_later } = {}] = await world.rows(
      'select id, consent_requested_at < consent_confirmed_at as is_later from contacts',
    );
    expect(is_later).toBe(true);
    const consent = { consent_version: version, consent_locale: 'ar', consent_source: '/hosting/vps' };
    expect(await exportContact({ contact_id: id }, adminSession, { pool: world.pool })).toMatchObject({
      data: {
        contact: {
          ...consent,
          consent_requested_at: expect.any(String),
          consent_confirmed_at: expect.any(String),
        },
      },
    });
    expect(await world.requests()).toEqual([]);
  });

  it('stores no IP address, and puts no email into the job queue', async () => {
    const recorded = () =>
      world.rows(
        'select (select count(*) from history_entries) as entries, (select count(*) from changes) as changes',
      );
    const before = await recorded();
    world.sink.manners.set(EMAIL, 'defer-rcpt');
    await world.ask(EMAIL);

    await untilTried();
    const kept = await world.rows(
      `select r::text || j::text || (select string_agg(a::text, '') from actions.attempts as a) as text
       from mailing.subscription_requests as r, graphile_worker._private_jobs as j`,
    );
    expect(kept).toHaveLength(1);
    const [{ text = '' } = {}] = kept as { text?: string }[];
    expect(text).not.toContain('2001:db8');
    expect(
      await world.rows('select from graphile_worker._private_jobs as j where j::text ~ $1', ['salma']),
    ).toEqual([]);
    expect(await recorded()).toEqual(before);
  });

  it('is mailed again with the same link and Message-ID if the mail server failed the first time', async () => {
    world.sink.manners.set(EMAIL, 'close-after-data');
    await world.ask(EMAIL, { locale: 'ar' });
    await untilTried();

    world.sink.manners.clear();
    await world.pool.query('update graphile_worker._private_jobs set run_at = now()');
    const [link, ...others] = await world.linksTo(EMAIL, world.sink.mails.length + 1);

    expect(new Set(others)).toEqual(new Set([link]));
    expect(new Set(world.sink.mails.map(({ messageId }) => messageId)).size).toBe(1);
    const raw = world.sink.mails[0]?.raw ?? '';
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(raw).toMatch(/^Message-ID: <subscription-[\w-]+@localhost>\r?$/m);
    expect(raw).not.toMatch(/^List-Unsubscribe/m);
    expect(partOf(raw, 'text/html')).toContain('dir="rtl"');
    expect(partOf(raw, 'text/html')).toContain(link);
    expect(partOf(raw, 'text/plain')).toContain('لن تصلك أي نشرة دون تأكيدك');
    await world.untilIdle();
  });
});

describe('the confirmation link of a sign-up', () => {
  it('works once, even if two services use it at the same time', async () => {
    await world.ask(EMAIL);
    const [link = ''] = await world.linksTo(EMAIL);

    const answers = await Promise.all([
      world.confirm(link),
      world.confirm(link, world.other.server),
      world.confirm(link),
      world.confirm(link, world.other.server),
    ]);
    const again = await world.confirm(link);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('If you have confirmed already, you are subscribed');
    expect(await contacts()).toHaveLength(1);
  });

  it('does nothing after 48 hours, when the sign-up is deleted', async () => {
    await world.ask(EMAIL);
    const [link = ''] = await world.linksTo(EMAIL);
    expect(
      await world.rows(
        `select expires_at > now() + interval '47 hours' and expires_at <= now() + interval '48 hours' as is_right
         from mailing.subscription_requests`,
      ),
    ).toEqual([{ is_right: true }]);
    await world.pool.query('update mailing.subscription_requests set expires_at = now()');

    expect((await world.server.inject(link)).statusCode).toBe(404);
    expect((await world.confirm(link)).statusCode).toBe(404);
    await deleteExpiredRequests(world.pool);

    expect(await world.requests()).toEqual([]);
    expect(await contacts()).toEqual([]);
  });

  it.each(['x', 'A'.repeat(43), '%3Cscript%3E'])('with the token %s is not valid', async (token) => {
    const page = await world.server.inject(`/subscribe/${token}?lng=ar`);

    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('هذا الرابط غير صالح');
    expect(page.body).not.toContain('<script');
    expect((await world.confirm(`/subscribe/${token}`)).statusCode).toBe(404);
  });

  it('makes other links for the same email invalid when it is used', async () => {
    await world.ask(EMAIL);
    await world.ask('Salma@Example.test');
    const [first = ''] = await world.linksTo(EMAIL);
    const [second = ''] = await world.linksTo('Salma@Example.test');

    expect((await world.confirm(first)).statusCode).toBe(200);

    expect((await world.confirm(second)).statusCode).toBe(404);
    expect(await contacts()).toHaveLength(1);
  });

  it('is answered at once while an import has locked the contact; a job then subscribes it', async () => {
    await world.addContact(EMAIL, 'unsubscribed');
    await world.ask(EMAIL);
    const [link = ''] = await world.linksTo(EMAIL);
    const letGo = await world.lockContacts();
    const answer = await world.confirm(link);
    expect(answer.body).toContain('You are subscribed');
    expect((await world.confirm(link)).statusCode).toBe(404);
    await letGo();
    await world.pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');

    await world.untilIdle();
    expect(await contacts()).toMatchObject([{ email: EMAIL, state: 'subscribed' }]);
    expect(await world.requests()).toEqual([]);
  });
});
