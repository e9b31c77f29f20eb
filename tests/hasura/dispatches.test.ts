import { describe, expect, it } from 'vitest';
import { insertOf, useTransaction, type Row } from './in-transaction.ts';

const { ask, one } = useTransaction();

const addContact = (email: string) => one('insert into contacts (email) values ($1) returning *', [email]);

async function addDispatch(state = 'sending'): Promise<{ newsletterId: unknown; dispatchId: unknown }> {
  const { id: newsletterId } = await one(
    `insert into newsletters (subject, content) values ('News', 'Hello') returning id`,
  );
  const { id: dispatchId } = await one(
    `insert into dispatches (newsletter_id, state, subject, html_content, template_name)
     values ($1, $2, 'News', 'Hello', 'Basic') returning id`,
    [newsletterId, state],
  );
  return { newsletterId, dispatchId };
}

async function addDelivery(email: string, changes: Row = {}) {
  const { id } = await addContact(email);
  const { newsletterId, dispatchId } = await addDispatch();
  const row = { dispatch_id: dispatchId, newsletter_id: newsletterId, contact_id: id, message_token: email };
  await ask(...insertOf('deliveries', { ...row, ...changes }));
  return { newsletterId, dispatchId, contactId: id };
}

describe('a deleted contact', () => {
  it('leaves no personal data in its deliveries, and its waiting delivery is skipped', async () => {
    const { dispatchId } = await addDelivery('salma@example.test', {
      response: '450 <salma@example.test> try later',
      bounce_detail: 'to salma@example.test',
    });

    await ask('delete from contacts');

    expect(await one('select * from deliveries')).toMatchObject({
      contact_id: null,
      response: null,
      bounce_detail: null,
      state: 'skipped',
      reason: 'deleted',
    });
    expect(await one('select * from dispatches where id = $1', [dispatchId])).toMatchObject({
      recipients_count: 1,
      queued_count: 0,
      skipped_count: 1,
    });
  });

  it('leaves its sent deliveries in the state "sent"', async () => {
    await addDelivery('salma@example.test', { state: 'sent', response: '250 salma@example.test' });

    await ask('delete from contacts');

    expect(await one('select * from deliveries')).toMatchObject({ state: 'sent', response: null });
  });
});

describe('a dispatch', () => {
  it('counts its deliveries by state after every change of their states', async () => {
    const { dispatchId } = await addDispatch();
    await ask(
      `insert into deliveries (dispatch_id, newsletter_id, message_token)
       select $1, $1, n from generate_series(1, 10) as n`,
      [dispatchId],
    );
    const move = (count: number, from: string, to: string) =>
      ask(
        `update deliveries set state = $3 where id in (select id from deliveries where state = $2 limit $1)`,
        [count, from, to],
      );
    await move(9, 'queued', 'sending');
    await move(4, 'sending', 'sent');
    await move(2, 'sending', 'failed');
    await move(1, 'sending', 'unknown');
    await move(1, 'sending', 'queued');
    await move(1, 'queued', 'skipped');

    expect(await one('select * from dispatches where id = $1', [dispatchId])).toMatchObject({
      recipients_count: 10,
      queued_count: 1,
      sending_count: 1,
      sent_count: 4,
      failed_count: 2,
      unknown_count: 1,
      skipped_count: 1,
    });
  });

  it('is refused as the second of a newsletter, unless the first was undone', async () => {
    const { newsletterId } = await addDispatch('undone');
    const again = () =>
      ask(
        `insert into dispatches (newsletter_id, subject, html_content, template_name) values ($1, 'a', 'b', 'Basic')`,
        [newsletterId],
      );
    await again();

    await expect(again()).rejects.toMatchObject({
      code: '23505',
      constraint: 'dispatches_newsletter_id_once',
    });
  });

  it('has at most one delivery for each contact', async () => {
    const { newsletterId, dispatchId, contactId } = await addDelivery('salma@example.test');

    await expect(
      ask(
        `insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token) values ($1, $2, $3, 'b')`,
        [dispatchId, newsletterId, contactId],
      ),
    ).rejects.toMatchObject({ code: '23505', constraint: 'deliveries_recipient_unique' });
  });
});

describe('a newsletter', () => {
  it.each(['scheduled', 'waiting', 'sending', 'paused'])(
    'can not be deleted while its dispatch is %s',
    async (state) => {
      await addDispatch(state);

      await expect(ask('delete from newsletters')).rejects.toMatchObject({
        code: '23514',
        message: 'newsletter-under-way',
        constraint: 'newsletters_not_under_way',
      });
    },
  );

  it.each(['finished', 'cancelled', 'undone'])('can be deleted once its dispatch is %s', async (state) => {
    await addDispatch(state);

    await ask('delete from newsletters');

    expect(await ask('select * from newsletters')).toEqual([]);
  });

  it('never goes back to draft once its dispatch has finished', async () => {
    await addDispatch('finished');
    await ask(`update newsletters set status = 'sent'`);

    await expect(ask(`update newsletters set status = 'draft'`)).rejects.toMatchObject({
      message: 'newsletter-sent-off',
      constraint: 'newsletters_stays_sent',
    });
  });

  it('goes back to draft once its dispatch was undone', async () => {
    await addDispatch('undone');
    await ask(`update newsletters set status = 'sent'`);

    await ask(`update newsletters set status = 'draft'`);

    expect(await one('select status from newsletters')).toEqual({ status: 'draft' });
  });
});
