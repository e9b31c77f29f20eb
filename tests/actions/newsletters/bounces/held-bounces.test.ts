import { afterEach, describe, expect, it } from 'vitest';
import { applyMailEvent, createMailEventTask } from '#actions/features/take-mail-events/apply-mail-event.ts';
import { holdHardBounces } from '#actions/features/take-mail-events/hold-hard-bounces.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from '../start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

const HARD = '550 5.1.1 no such user';
const hold = () => holdHardBounces(world);
const tokenOf = (n: number, newsletter = 0) => (newsletter * 1_000 + n).toString(16).padStart(32, '0');
const report = (n: number, newsletter = 0) =>
  applyMailEvent(world.pool, { token: tokenOf(n, newsletter), kind: 'hard', detail: HARD });

/** Adds mails of a further newsletter, a second apart, to every contact in the order of their numbers. */
async function sendMails(newsletter = 0): Promise<void> {
  await world.rows(
    `with dispatch as (
       insert into dispatches (newsletter_id, subject, html_content, template_name)
       values (gen_random_uuid(), 'News', 'Hello', 'Basic') returning id, newsletter_id
     ), numbered as (
       select id, email_key, substring(email from '[0-9]+')::integer as n from contacts
     )
     insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token, state, finished_at, address_hash)
     select dispatch.id, newsletter_id, numbered.id, lpad(to_hex($1 * 1000 + n), 32, '0'), 'sent',
       clock_timestamp() - interval '1 hour' + n * interval '1 s', mailing.keyed_hash('address', email_key)
     from dispatch, numbered`,
    [newsletter],
  );
}

/** Reports a hard bounce of each of the first contacts, but for those that `isAlive` names. */
async function reportMany(
  count: number,
  isAlive: (n: number) => boolean = () => false,
  newsletter = 0,
): Promise<void> {
  for (let n = 1; n <= count; n += 1) if (!isAlive(n)) await report(n, newsletter);
  await runJobs();
}

/** Runs the jobs of events whose contact was locked for too long when they came, which a busy machine may bring about. */
async function runJobs(): Promise<void> {
  const jobs = await world.rows(`select payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = task_id where identifier = 'mail_event'`);
  for (const { payload } of jobs) await createMailEventTask(world)(payload, undefined as never);
}

const counts = async () =>
  world.rows(
    `select state, state_reason, soft_bounces, count(*)::integer from contacts group by 1, 2, 3 order by 4 desc, 1, 3`,
  );
const bounces = () =>
  world.rows(`select bounce, count(*)::integer from deliveries group by 1 order by 2 desc`);
const subscribed = (count: number, soft_bounces = 0) => ({
  state: 'subscribed',
  state_reason: null,
  soft_bounces,
  count,
});
const bounced = (count: number) => ({
  state: 'bounced',
  state_reason: 'hard-bounce',
  soft_bounces: 0,
  count,
});

describe('hard bounces of one domain', () => {
  it('are held back as doubtful and logged if nearly all mails to the domain bounce', async () => {
    await world.addContacts(40);
    await sendMails();
    await reportMany(30, (n) => n % 10 === 0);
    expect(await counts()).toEqual([bounced(27), subscribed(13)]);

    expect(await hold()).toEqual({ doubted: ['example.test'], held: 27 });

    expect(await counts()).toEqual([subscribed(27, 1), subscribed(13)]);
    expect(await bounces()).toEqual([
      { bounce: 'held', count: 27 },
      { bounce: null, count: 13 },
    ]);
    expect(world.logged.join('')).toContain('example.test');
    expect(await hold()).toEqual({ doubted: [], held: 0 });
  });

  it('are believed if a third of 60 mails bounce, or if only 19 mails went to the domain', async () => {
    await world.addContacts(60);
    await sendMails();
    await reportMany(60, (n) => n % 3 !== 0);
    expect(await hold()).toEqual({ doubted: [], held: 0 });
    expect(await counts()).toEqual([subscribed(40), bounced(20)]);
    await world.clear();

    await world.addContacts(19);
    await sendMails();
    await reportMany(19);
    expect(await hold()).toEqual({ doubted: [], held: 0 });
    expect(await counts()).toEqual([bounced(19)]);
  });

  it('are all held back if each mail of a period bounces, even if most mails before and after it arrive', async () => {
    await world.addContacts(200);
    await sendMails();
    await reportMany(200, (n) => (n < 60 || n > 90) && n % 20 !== 0);

    expect(await hold()).toEqual({ doubted: ['example.test'], held: 39 });
  });

  it('are held back at once for a day after that, and stay so when one is reported again later', async () => {
    await world.addContacts(22);
    await sendMails();
    await reportMany(20);
    await hold();

    await report(21);
    expect(await counts()).toEqual([subscribed(21, 1), subscribed(1)]);
    await world.pool.query('update mailing.doubted_domains set doubted_until = now()');
    await report(21);
    expect(await counts()).toEqual([subscribed(21, 1), subscribed(1)]);
    await report(22);
    expect(await counts()).toEqual([subscribed(21, 1), bounced(1)]);
  });

  it('mark a contact as bounced at the third newsletter in a row, though they are held back', async () => {
    await world.addContacts(20);
    for (const newsletter of [1, 2, 3]) {
      await sendMails(newsletter);
      await reportMany(20, undefined, newsletter);
      await hold();
    }

    expect(await counts()).toEqual([
      { state: 'bounced', state_reason: 'soft-bounces', soft_bounces: 3, count: 20 },
    ]);
  });

  it('that are held back change no contact of another domain, and none that unsubscribed or moved', async () => {
    await world.addContacts(24);
    await world.rows(
      `update contacts set email = replace(email, 'example', 'other') where email like 'person24@%'`,
    );
    await sendMails();
    await reportMany(24);
    await world.rows(`update contacts set state = 'unsubscribed' where email like 'person1@%'`);
    await world.rows(`update contacts set email = 'new@example.test' where email like 'person2@%'`);

    await hold();

    expect(await counts()).toEqual([
      subscribed(21, 1),
      bounced(1),
      subscribed(1),
      { state: 'unsubscribed', state_reason: 'hard-bounce', soft_bounces: 1, count: 1 },
    ]);
    expect(
      await world.rows(`select email, state from contacts where email !~ '^person([13-9]|1.|2[0-3])@'`),
    ).toEqual(
      expect.arrayContaining([
        { email: 'new@example.test', state: 'subscribed' },
        { email: 'person24@other.test', state: 'bounced' },
      ]),
    );
  });

  it('mark a contact as bounced that has bounced in an earlier newsletter too', async () => {
    await world.addContacts(20);
    await sendMails(1);
    await report(1, 1);
    await world.rows(`update deliveries set bounced_at = now() - interval '2 days' where bounce = 'hard'`);
    await sendMails(2);
    await reportMany(20, undefined, 2);

    await hold();

    expect(await counts()).toEqual([subscribed(19, 1), { ...bounced(1), soft_bounces: 1 }]);
  });

  it('are held back too if the mail server refuses recipients while a newsletter is being sent', async () => {
    await world.addContacts(25);
    for (let n = 1; n <= 25; n += 1) world.sink.manners.set(`person${n}@example.test`, `rcpt ${HARD}`);
    await world.rows(`insert into contacts (email) values ('salma@other.test')`);

    await world.sendAll();
    expect(await hold()).toEqual({ doubted: ['example.test'], held: 25 });
    expect(await counts()).toEqual([subscribed(25, 1), subscribed(1)]);
    await world.sendAll();
    await runJobs();

    expect(await counts()).toEqual([subscribed(25, 2), subscribed(1)]);
    expect(await bounces()).toEqual([
      { bounce: 'held', count: 50 },
      { bounce: null, count: 2 },
    ]);
  });
});
