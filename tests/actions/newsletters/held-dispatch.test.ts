import { describe, expect, it } from 'vitest';
import { resumeDispatch, retryDeliveries } from '#actions/features/send-newsletter/change-dispatch.ts';
import { sendTestNewsletter } from '#actions/features/send-newsletter/send-test-newsletter.ts';
import { resumeProduct } from '#actions/features/hold-product/resume-product.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { adminSession, startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());

describe('a dispatch that was under way in a restored backup', () => {
  it('sends nothing by itself, and sends its unknown deliveries when an administrator retries them', async () => {
    await world.addContacts(60);
    const { dispatch_id: id } = await world.send(await world.addNewsletter());
    world.sink.hold();
    const dispatcher = await world.startDispatcher({ timeoutMs: 60_000 });
    await expect.poll(() => world.sink.mails.length).toBe(5);
    const stopped = dispatcher.stop();
    world.sink.letGo();
    await stopped;
    const sentBefore = world.sink.mails.length;
    await world.rows(
      `update deliveries set state = 'sending', claimed_by = gen_random_uuid(), claimed_at = now()
       where id in (select id from deliveries where state = 'queued' limit 3)`,
    );

    await world.pool.query(`select public.hold_restored_data(now())`);
    await world.startDispatcher();
    const change = { dispatch_id: id };
    await resumeDispatch(change, adminSession, world);
    expect(await world.dispatch(id)).toMatchObject({ state: 'sending', queued_count: 0, sending_count: 0 });

    await resumeProduct(adminSession, world);
    await world.untilFinished(id);
    expect(world.sink.mails.length).toBe(sentBefore);

    await retryDeliveries({ ...change, include_unknown: true }, adminSession, world);
    await expect.poll(async () => (await world.dispatch(id))['sent_count']).toBe(60);
    expect(new Set(world.sink.mails.map(({ to }) => String(to))).size).toBe(60);
  });

  it('comes with a held product: test mails are refused until it is resumed', async () => {
    const test = {
      email: 'me@example.test',
      locale: 'en',
      template_name: 'Basic',
      subject: 'News',
      html_content: '<p>1</p>',
    };
    const mailer = { deliver: () => Promise.reject(new Error('A mail went out.')) };
    const send = () => sendTestNewsletter(test, adminSession, { ...world, mailer: mailer as never });
    await world.pool.query(`select public.hold_restored_data(now())`);

    await expect(send()).rejects.toMatchObject({ code: 'product-held' });
    await resumeProduct(adminSession, world);
    await expect(send()).rejects.toThrow('A mail went out.');
  });

  it('begins only when an administrator resumes it, if it had not begun in the backup', async () => {
    await world.clear();
    await world.addContacts(3);
    await world.startDispatcher();
    const { dispatch_id: id } = await world.send(await world.addNewsletter(), {}, 3_600);

    await world.pool.query(`select public.hold_restored_data(now())`);
    await resumeProduct(adminSession, world);
    expect(await world.dispatch(id)).toMatchObject({ state: 'paused', recipients_count: 0 });
    await resumeDispatch({ dispatch_id: id }, adminSession, world);

    await world.untilFinished(id);
    expect(world.sink.mails.length).toBe(3);
  });
});
