import { afterEach, describe, expect, it } from 'vitest';
import { rescheduleDispatch } from '#actions/features/send-newsletter/change-dispatch.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { adminSession, startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

const BAD_TIMES = [
  ['without an offset', '2027-01-31T09:00:00', /with a zone/],
  ['in the past', '2020-01-01T00:00:00Z', /in the past/],
  ['more than two years ahead', '2999-01-01T00:00:00Z', /2 years ahead/],
] as const;

describe('send_newsletter refuses', () => {
  it.each([
    ['a subject of two lines', { subject: 'News\r\nBcc: a@example.test' }],
    ['no content', { html_content: ' ' }],
    ['a content of which mails show nothing', { html_content: '<p></p>' }],
    ['a subject of a zero-width space', { subject: '\u200B' }],
    ['a subject that is too long', { subject: 'x'.repeat(256) }],
  ])('%s', async (_, changes) => {
    await world.addContacts(1);
    const newsletterId = await world.addNewsletter();

    await expect(world.send(newsletterId, changes)).rejects.toMatchObject({ code: 'newsletter-invalid' });
  });

  it.each(BAD_TIMES)('a scheduled time %s', async (_, scheduled_at, message) => {
    await world.addContacts(1);
    const newsletterId = await world.addNewsletter();

    await expect(world.send(newsletterId, { scheduled_at })).rejects.toMatchObject({
      code: 'newsletter-invalid',
      message: expect.stringMatching(message) as string,
      details: { field: 'scheduled_at' },
    });
    expect(await world.rows('select from dispatches')).toEqual([]);
  });

  it('a scheduled time whose time zone is no name', async () => {
    await world.addContacts(1);
    const later = new Date(Date.now() + 3_600_000).toISOString();

    const sent = world.send(await world.addNewsletter(), { scheduled_at: later, scheduled_at_zone: 'GMT 1' });

    await expect(sent).rejects.toMatchObject({
      code: 'newsletter-invalid',
      details: { field: 'scheduled_at_zone' },
    });
  });

  it('a newsletter without recipients', async () => {
    await expect(world.send(await world.addNewsletter())).rejects.toMatchObject({
      code: 'newsletter-no-recipients',
    });
  });

  it('a newsletter that was marked as sent by hand', async () => {
    await world.addContacts(1);
    const newsletterId = await world.addNewsletter();
    await world.pool.query(`update newsletters set status = 'sent'`);

    await expect(world.send(newsletterId)).rejects.toMatchObject({ code: 'newsletter-already-sent' });
  });

  it('a newsletter without a postal address in the settings, and names the missing setting', async () => {
    await world.addContacts(1);
    const newsletterId = await world.addNewsletter();
    await world.pool.query(`update site_settings set value = '' where key = 'postal_address'`);

    await expect(world.send(newsletterId)).rejects.toMatchObject({
      code: 'newsletter-settings-missing',
      details: { missing: ['postal_address'] },
    });
    await world.pool.query(`update site_settings set value = 'London' where key = 'postal_address'`);
  });
});

describe('send_newsletter', () => {
  it.each([
    { subject_ar: 'أخبار', html_content_ar: '<p></p>' },
    { subject_ar: 'أخبار', html_content_ar: '<p>&nbsp;\u200B</p>' },
    { subject_ar: '\u200F', html_content_ar: '<p>مرحبًا</p>' },
  ])(
    'sends only the English texts if mails would show nothing of the Arabic subject or content: %j',
    async (arabic) => {
      await world.addContacts(1);
      await world.send(await world.addNewsletter(), arabic);

      expect(await world.rows('select subject_ar, html_content_ar from dispatches')).toEqual([
        { subject_ar: null, html_content_ar: null },
      ]);
    },
  );
});

describe('a newsletter that is scheduled', () => {
  const inAnHour = () => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000);
  const undoTimes = async () =>
    (
      await world.rows(
        `select scheduled_at, extract(epoch from undo_until - now())::float as left_s from dispatches`,
      )
    )[0];

  it('can be undone for the usual time, even if it is scheduled for now', async () => {
    await world.addContacts(1);

    await world.send(await world.addNewsletter(), { scheduled_at: new Date().toISOString() }, 600);

    expect(Number((await undoTimes())?.['left_s'])).toBeGreaterThan(300);
    const [job] = await world.rows(
      `select run_at > now() + interval '5 minutes' as is_later from graphile_worker.jobs`,
    );
    expect(job).toEqual({ is_later: true });
  });

  const reschedule = (dispatch_id: string, scheduled_at: string, zone?: string) =>
    rescheduleDispatch({ dispatch_id, scheduled_at, scheduled_at_zone: zone }, adminSession, {
      pool: world.pool,
      env: { NEWSLETTER_UNDO_S: 600 },
    });

  it('keeps the name of the zone in which its time was chosen, until a time comes without one', async () => {
    await world.addContacts(1);
    const zones = () => world.rows('select scheduled_at_zone as zone from dispatches');
    const [time, zone] = [inAnHour().toISOString(), 'America/Winnipeg'];

    const { dispatch_id } = await world.send(await world.addNewsletter(), {
      scheduled_at: time,
      scheduled_at_zone: zone,
    });
    expect(await zones()).toEqual([{ zone }]);
    await reschedule(dispatch_id, time, 'Africa/Casablanca');
    expect(await zones()).toEqual([{ zone: 'Africa/Casablanca' }]);
    await reschedule(dispatch_id, time);

    expect(await zones()).toEqual([{ zone: null }]);
  });

  it('keeps no zone without a time', async () => {
    await world.addContacts(1);

    await world.send(await world.addNewsletter(), { scheduled_at_zone: 'America/Winnipeg' });

    expect(await world.rows('select scheduled_at_zone as zone from dispatches')).toEqual([{ zone: null }]);
  });

  it('can be rescheduled under the same rules for its time and its undoing', async () => {
    await world.addContacts(1);
    const { dispatch_id } = await world.send(await world.addNewsletter(), {
      scheduled_at: inAnHour().toISOString(),
    });
    for (const [, at, message] of BAD_TIMES) {
      await expect(reschedule(dispatch_id, at)).rejects.toMatchObject({
        code: 'newsletter-invalid',
        message: expect.stringMatching(message) as string,
      });
    }
    const later = new Date(inAnHour().getTime() + 3_600_000);

    await reschedule(dispatch_id, later.toISOString());
    expect(await undoTimes()).toMatchObject({ scheduled_at: later });
    expect(await world.rows('select run_at from graphile_worker.jobs')).toEqual([{ run_at: later }]);
    await reschedule(dispatch_id, new Date().toISOString());

    expect(Number((await undoTimes())?.['left_s'])).toBeGreaterThan(300);
  });
});
