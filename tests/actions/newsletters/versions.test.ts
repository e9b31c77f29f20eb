import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { updateDispatch } from '#actions/features/send-newsletter/change-dispatch.ts';
import { beginDispatch } from '#actions/features/send-newsletter/prepare-deliveries.ts';
import { queueNewsletter } from '#actions/features/send-newsletter/queue-newsletter.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { partOf } from './mail-sink.ts';
import { adminSession, startNewsletters } from './start-newsletters.ts';

let newsletterId: string;
/** The version that the sender saw. */
let seen: string;

const SALMA = '0c6a2f4e-1b7d-4c55-8f0e-5d1f9f3b2a10';
const programSession = { ...adminSession, 'x-hasura-role': 'mailing' };
/** The texts of the newsletter as it was made. */
const TEXTS = {
  subject: 'Spring',
  html_content: '<p>Old offer</p>',
  subject_ar: 'الربيع',
  html_content_ar: '<p>عرض قديم</p>',
};
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

const world = useStarted(() => startNewsletters());
beforeAll(async () => {
  await world.pool.query(`insert into people (user_id, email) values ($1, 'salma@site.test')`, [SALMA]);
});
afterEach(() => world.clear());

async function begin(): Promise<void> {
  await world.addContacts(2);
  const [row] = await world.rows(
    `insert into newsletters (subject, subject_ar, content, content_ar, template_name, preheader, preheader_ar)
     values ('Spring', 'الربيع', '<p>Old offer</p>', '<p>عرض قديم</p>', 'Basic', 'Old line', 'سطر قديم') returning id`,
  );
  newsletterId = String(row?.['id']);
  seen = await versionNow();
}

async function versionNow(): Promise<string> {
  const [row] = await world.rows(`select to_jsonb(updated_at) #>> '{}' as version from newsletters`);

  return String(row?.['version']);
}

/** Saves another content, template and preheader as somebody does in the back office. */
async function saveAsSalma(): Promise<string> {
  const client = await world.begin();
  await client.query(`select set_config('hasura.user', $1, true)`, [
    JSON.stringify({ 'x-hasura-user-id': SALMA }),
  ]);
  await client.query(
    `update newsletters set content = '<p>New offer</p>', content_ar = '<p>عرض جديد</p>', template_name = 'Modern',
       preheader = 'New line', preheader_ar = 'سطر جديد'`,
  );
  await client.query('commit');

  return versionNow();
}

const send = (changes: Record<string, unknown> = {}, session: Record<string, string> = adminSession) =>
  queueNewsletter({ newsletter_id: newsletterId, ...TEXTS, ...changes }, session, world.deps);

const update = (dispatch_id: string, version: string) =>
  updateDispatch({ dispatch_id, version }, adminSession, world.deps);

const OLD = { ...TEXTS, template_name: 'Basic', preheader: 'Old line', preheader_ar: 'سطر قديم' };
const NEW_TEXTS = { ...TEXTS, html_content: '<p>New offer</p>', html_content_ar: '<p>عرض جديد</p>' };
const NEW = { ...NEW_TEXTS, template_name: 'Modern', preheader: 'New line', preheader_ar: 'سطر جديد' };

describe('send_newsletter with a version', () => {
  it('sends the newsletter in that version, which the dispatch stores', async () => {
    await begin();

    const { dispatch_id } = await send({ version: seen });

    const dispatch = await world.dispatch(dispatch_id);
    expect(dispatch).toMatchObject(OLD);
    expect(
      await world.rows('select newsletter_version = updated_at as same from dispatches, newsletters'),
    ).toEqual([{ same: true }]);
  });

  it('refuses a newsletter that was saved since, and says when and, but not to an API key, by which person', async () => {
    await begin();
    const newest = await saveAsSalma();

    await expect(send({ version: seen })).rejects.toMatchObject({
      code: 'newsletter-changed',
      status: 409,
      message: expect.stringContaining(`saved by salma@site.test at ${newest}`) as string,
      details: { saved_at: newest, saved_by: 'salma@site.test' },
    });
    expect(await world.rows('select from dispatches')).toEqual([]);
    const refusal = send({ version: seen }, programSession);
    await expect(refusal).rejects.toMatchObject({ details: { saved_at: newest, saved_by: null } });
    await expect(refusal).rejects.not.toThrow('salma');
  });

  it('refuses texts that differ from those of the version', async () => {
    await begin();

    await expect(send({ version: seen, html_content_ar: '<p>عرض آخر</p>' })).rejects.toMatchObject({
      code: 'newsletter-invalid',
      details: { field: 'html_content_ar' },
    });
  });

  it('returns the same dispatch when it is repeated, even if the newsletter was sent or saved since', async () => {
    await begin();
    const { dispatch_id } = await send({ version: seen });
    await world.pool.query(`update newsletters set status = 'sent'`);
    await saveAsSalma();

    expect(await send({ version: seen })).toMatchObject({ dispatch_id });
  });

  it('refuses a newer version while the newsletter has a dispatch of an earlier version', async () => {
    await begin();
    const { dispatch_id } = await send({ version: seen, scheduled_at: inAnHour() });
    const newest = await saveAsSalma();

    await expect(send({ ...NEW_TEXTS, version: newest })).rejects.toMatchObject({
      code: 'newsletter-other-version',
      details: { dispatch_id, state: 'scheduled' },
    });
  });
});

describe('send_newsletter without a version', () => {
  it('sends the texts of the call, with the saved template and preheaders', async () => {
    await begin();
    await saveAsSalma();

    const { dispatch_id } = await send();

    expect(await world.dispatch(dispatch_id)).toMatchObject({
      ...NEW,
      ...TEXTS,
      newsletter_version: null,
    });
  });

  it('stores the saved version if the texts of the call are the saved ones', async () => {
    await begin();

    const { dispatch_id } = await send();

    expect((await world.dispatch(dispatch_id))['newsletter_version']).toEqual(new Date(seen));
  });
});

describe('update_dispatch', () => {
  it('replaces all texts of a scheduled dispatch by those of the saved newsletter', async () => {
    await begin();
    // Nothing goes out at that time yet, as no dispatcher runs.
    const { dispatch_id } = await send({ scheduled_at: new Date().toISOString() });
    const newest = await saveAsSalma();
    expect(await world.dispatch(dispatch_id)).toMatchObject(OLD);

    await update(dispatch_id, newest);

    expect(await world.dispatch(dispatch_id)).toMatchObject({ ...NEW, state: 'scheduled' });
    await world.startDispatcher();
    await world.untilFinished(dispatch_id);
    const [mail] = world.sink.mails;
    expect(partOf(mail!.raw, 'text/html')).toContain('New offer');
    expect(partOf(mail!.raw, 'text/html')).toContain('New line');
  });

  it('refuses a version that is no longer the saved one, and does not change the dispatch', async () => {
    await begin();
    const { dispatch_id } = await send({ scheduled_at: inAnHour() });
    await saveAsSalma();

    await expect(update(dispatch_id, seen)).rejects.toMatchObject({ code: 'newsletter-changed' });
    expect(await world.dispatch(dispatch_id)).toMatchObject(OLD);
  });

  it('refuses a newsletter that send_newsletter would refuse', async () => {
    await begin();
    const { dispatch_id } = await send({ scheduled_at: inAnHour() });
    await world.pool.query(`update newsletters set content = '<p></p>'`);

    await expect(update(dispatch_id, await versionNow())).rejects.toMatchObject({
      code: 'newsletter-invalid',
      details: { field: 'html_content' },
    });
  });

  it.each(['sending', 'paused', 'finished', 'cancelled', 'undone'])(
    'refuses a dispatch that is %s',
    async (state) => {
      await begin();
      const { dispatch_id } = await send({ scheduled_at: inAnHour() });
      await world.pool.query('update dispatches set state = $1', [state]);

      await expect(update(dispatch_id, seen)).rejects.toMatchObject({
        code: 'dispatch-state',
        details: { state },
      });
    },
  );

  it('is waited for by a dispatch that begins meanwhile, which then sends the new text', async () => {
    await begin();
    const { dispatch_id } = await send({ scheduled_at: inAnHour() });
    const newest = await saveAsSalma();
    await world.pool.query('update dispatches set undo_until = now()');
    const holder = await world.begin();
    await holder.query('select from newsletters for update');

    const updated = update(dispatch_id, newest);
    await expect.poll(waitingForLocks).toBe(1);
    const begun = beginDispatch(world.pool, dispatch_id);
    await expect.poll(waitingForLocks).toBe(2);
    await holder.query('commit');

    expect(await updated).toEqual({ dispatch_id, state: 'scheduled' });
    expect(await begun).toMatchObject({ ...NEW, state: 'sending' });
  });
});

async function waitingForLocks(): Promise<number> {
  const rows = await world.rows(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );

  return rows.length;
}
