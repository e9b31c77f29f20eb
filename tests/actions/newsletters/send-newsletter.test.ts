import { afterEach, describe, expect, it } from 'vitest';
import {
  cancelDispatch,
  pauseDispatch,
  resumeDispatch,
  undoDispatch,
} from '#actions/features/send-newsletter/change-dispatch.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { partOf } from './mail-sink.ts';
import { adminSession, startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

const BUTTON = '<div data-block="button"><a href="https://site.test/order">Order</a></div>';
/** Milliseconds after which a mailer gives up a mail: longer than the sink is held. */
const HELD_MS = 60_000;

/** Sends a newsletter, and resolves once mails have come to the sink, which is held: few have, however slow the test is. */
async function sendUntilHeld(newsletterId: string) {
  world.sink.hold();
  const sent = await world.send(newsletterId);
  await expect.poll(() => world.sink.mails.length).toBeGreaterThan(0);

  return sent;
}

describe('a newsletter that is sent', () => {
  it('reaches each subscribed contact once, and no unsubscribed or bounced contact', async () => {
    await world.addContacts(60);
    await world.pool.query(`update contacts set state = 'unsubscribed' where email = 'person1@example.test'`);
    await world.pool.query(`update contacts set state = 'bounced' where email = 'person2@example.test'`);
    const newsletterId = await world.addNewsletter();
    await world.startDispatcher();

    const { dispatch_id, recipients } = await world.send(newsletterId);

    expect(recipients).toBe(58);
    expect(await world.untilFinished(dispatch_id)).toMatchObject({
      recipients_count: 58,
      sent_count: 58,
      queued_count: 0,
      sending_count: 0,
      problem: null,
    });
    expect([...world.sink.counts().values()]).toEqual(Array(58).fill(1));
    expect(world.sink.counts().has('person1@example.test')).toBe(false);
    expect(await world.rows('select status from newsletters')).toEqual([{ status: 'sent' }]);
  });

  it('reaches each contact once if two calls come at the same moment and two instances send', async () => {
    await world.addContacts(80);
    const newsletterId = await world.addNewsletter();
    await Promise.all([world.startDispatcher(), world.startDispatcher()]);

    const [first, second] = await Promise.all([world.send(newsletterId), world.send(newsletterId)]);

    expect(second.dispatch_id).toBe(first.dispatch_id);
    await world.untilFinished(first.dispatch_id);
    expect([...world.sink.counts().values()]).toEqual(Array(80).fill(1));
  });

  it('has the language, name and unsubscribe link of each contact, and its preheader and blocks', async () => {
    await world.addContacts(4);
    await world.pool.query(
      `update contacts set first_name = '<b>O&O</b>' where email = 'person1@example.test'`,
    );
    await world.pool.query(`update contacts set first_name = null where email = 'person2@example.test'`);
    const newsletterId = await world.addNewsletter('Modern');
    await world.pool.query(`update newsletters set preheader = 'In English', preheader_ar = 'بالعربية'`);
    await world.startDispatcher();

    const { dispatch_id } = await world.send(newsletterId, {
      html_content: `<p>Hello {{first_name|friend}}</p>${BUTTON}`,
      subject_ar: 'أخبار {{first_name}}',
      html_content_ar: `<p>مرحبًا {{first_name}}</p>${BUTTON}`,
    });
    await world.untilFinished(dispatch_id);

    const mailTo = (email: string) => world.sink.mails.find(({ to }) => to === email)!.raw;
    const drawn = 'bgcolor="#0f4d3a" role="presentation"[^]*href="https://site.test/order"';
    const english = partOf(mailTo('person1@example.test'), 'text/html');
    expect(english).toContain('Hello &lt;b&gt;O&amp;O&lt;/b&gt;');
    expect(english).toMatch(new RegExp(`>In English[^]*${drawn}`));
    expect(partOf(mailTo('person2@example.test'), 'text/plain')).toContain('Hello friend');
    const arabic = mailTo('person4@example.test');
    expect(partOf(arabic, 'text/html')).toMatch(/dir="rtl"[\s\S]*مرحبًا Person 4/);
    expect(partOf(arabic, 'text/html')).toMatch(new RegExp(`>بالعربية[^]*${drawn}`));
    expect(arabic).toMatch(/^From: =\?UTF-8\?B\?/m);
    const links = world.sink.mails.map(
      ({ raw }) => /^List-Unsubscribe: <(\S+)>$/m.exec(raw.replace(/\r\n /g, ' '))?.[1],
    );
    expect(new Set(links).size).toBe(4);
    for (const { raw } of world.sink.mails) {
      expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      expect(partOf(raw, 'text/plain')).toMatch(/12 Example Street, London|لندن/);
      expect(partOf(raw, 'text/html')).toContain(String(new Date().getFullYear()));
    }
  });

  it('can be undone within the undo time, and then be sent again', async () => {
    await world.addContacts(3);
    const newsletterId = await world.addNewsletter();
    await world.startDispatcher();
    const { dispatch_id } = await world.send(newsletterId, {}, 600);
    await undoDispatch({ dispatch_id }, adminSession, world.deps);

    expect(await world.rows('select status from newsletters')).toEqual([{ status: 'draft' }]);
    const again = await world.send(newsletterId);
    expect(again.dispatch_id).not.toBe(dispatch_id);
    await world.untilFinished(again.dispatch_id);
    expect(world.sink.mails).toHaveLength(3);
  });

  it('does not begin before its undo time is over', async () => {
    await world.addContacts(1);
    await world.startDispatcher();
    const { dispatch_id, undo_until } = await world.send(await world.addNewsletter(), {}, 1.5);

    const { started_at } = await world.untilFinished(dispatch_id);

    expect(started_at).toSatisfy((at: Date) => at >= undo_until);
  });

  it('does not begin before the time that it was scheduled for', async () => {
    await world.addContacts(2);
    await world.startDispatcher();
    const scheduled_at = new Date(Date.now() + 1_500).toISOString();

    const { dispatch_id, state } = await world.send(await world.addNewsletter(), { scheduled_at });

    expect(state).toBe('scheduled');
    const { started_at } = await world.untilFinished(dispatch_id);
    expect(started_at).toSatisfy((started: Date) => started >= new Date(scheduled_at));
  });

  it('can be paused and resumed, and reaches each contact once', async () => {
    await world.addContacts(60);
    const newsletterId = await world.addNewsletter();
    await world.startDispatcher({ timeoutMs: HELD_MS });
    const { dispatch_id } = await sendUntilHeld(newsletterId);

    await pauseDispatch({ dispatch_id }, adminSession, world.deps);
    world.sink.letGo();
    await expect.poll(async () => (await world.dispatch(dispatch_id))['sending_count']).toBe(0);
    const paused = world.sink.mails.length;
    expect(paused).toBeLessThan(60);
    await resumeDispatch({ dispatch_id }, adminSession, world.deps);

    await world.untilFinished(dispatch_id);
    expect([...world.sink.counts().values()]).toEqual(Array(60).fill(1));
  });

  it('can be cancelled: mails under way are sent, all others are skipped for good', async () => {
    await world.addContacts(60);
    const newsletterId = await world.addNewsletter();
    await world.startDispatcher({ timeoutMs: HELD_MS });
    const { dispatch_id } = await sendUntilHeld(newsletterId);

    await cancelDispatch({ dispatch_id }, adminSession, world.deps);
    world.sink.letGo();

    await expect.poll(async () => (await world.dispatch(dispatch_id))['queued_count']).toBe(0);
    await expect.poll(async () => (await world.dispatch(dispatch_id))['sending_count']).toBe(0);
    const { sent_count, skipped_count } = await world.dispatch(dispatch_id);
    expect(Number(sent_count) + Number(skipped_count)).toBe(60);
    expect(world.sink.mails).toHaveLength(Number(sent_count));
    expect((await world.send(newsletterId)).dispatch_id).toBe(dispatch_id);
  });

  it('is not sent to contacts that unsubscribed or were deleted after it began', async () => {
    await world.addContacts(40);
    const newsletterId = await world.addNewsletter();
    await world.startDispatcher({ connections: 2, timeoutMs: HELD_MS });
    const { dispatch_id } = await sendUntilHeld(newsletterId);

    const [left] = await world.rows(
      `update contacts set state = 'unsubscribed' where id = (
         select contact_id from deliveries where state = 'queued' order by id desc limit 1) returning email`,
    );
    const [gone] = await world.rows(
      `delete from contacts where id = (select contact_id from deliveries join contacts on contacts.id = contact_id
         where deliveries.state = 'queued' and contacts.state = 'subscribed' order by deliveries.id desc limit 1) returning email`,
    );
    world.sink.letGo();
    expect(await world.untilFinished(dispatch_id)).toMatchObject({ sent_count: 38, skipped_count: 2 });
    expect(world.sink.counts().has(String(left?.['email']))).toBe(false);
    expect(world.sink.counts().has(String(gone?.['email']))).toBe(false);
  });

  it('is sent no faster than the mail rate', async () => {
    await world.addContacts(12);
    const begun = Date.now();

    await world.sendAll({ ratePerMinute: 240 });

    // The rate is four mails a second, and the first four may go at once.
    expect(Date.now() - begun).toBeGreaterThan(1_800);
    expect([...world.sink.counts().values()]).toEqual(Array(12).fill(1));
  });
});

describe('a newsletter whose status cannot be written', () => {
  it('is not sent until its status can be written, and then reaches each contact once', async () => {
    const statuses = () => world.rows('select status from newsletters');
    await world.addContacts(20);
    const newsletterId = await world.addNewsletter();
    await world.pool.query(`alter table newsletters add constraint never_sent check (status = 'draft')`);
    await world.startDispatcher();

    const { dispatch_id } = await world.send(newsletterId);
    await expect.poll(() => world.logged.join()).toContain('never_sent');
    expect((await world.dispatch(dispatch_id))['state']).toBe('waiting');
    expect(await statuses()).toEqual([{ status: 'draft' }]);
    expect(world.sink.counts().size).toBe(0);
    await world.pool.query('alter table newsletters drop constraint never_sent');

    await world.untilFinished(dispatch_id);
    expect(await statuses()).toEqual([{ status: 'sent' }]);
    expect([...world.sink.counts().values()]).toEqual(Array(20).fill(1));
  });
});
