import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { announceNotices } from '#actions/features/announce-notices/announce-notices.ts';
import { replayWebhookDeliveries, testWebhook } from '#actions/features/send-webhooks/manage-webhooks.ts';
import type { Receiver } from './start-receiver.ts';
import { adminSession, type WebhookWorld } from './start-world.ts';
import { useWebhookWorld } from './use-webhook-world.ts';

let world: WebhookWorld;
let receiver: Receiver;

useWebhookWorld((started) => ({ world, receiver } = started));

const dataOf = (at: number) => (JSON.parse(receiver.received[at]?.body ?? '{}') as { data: object }).data;

describe('a webhook', () => {
  it('has a signature that the library of Standard Webhooks verifies', async () => {
    const id = await world.addEndpoint(receiver.url, ['notice.published']);
    const secret = await world.secret(id);

    const notice = await world.addNotice();

    await expect.poll(() => receiver.received.length).toBe(1);
    const [{ body, headers }] = receiver.received as [Receiver['received'][number]];
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      type: 'notice.published',
      data: { notice: { id: notice, content: 'Maintenance tonight', severity: 'info' } },
    });
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Hostfront-Webhooks' });
    await expect.poll(() => world.deliveries(id)).toMatchObject([{ state: 'delivered', attempts_count: 1 }]);
    expect(await world.attempts(id)).toMatchObject([{ status: 204, problem: null }]);
  });

  it('reports once that a notice ended when its time is over, without a change of its row', async () => {
    await world.addEndpoint(receiver.url, ['notice.published', 'notice.ended']);
    const endsAt = new Date(Date.now() + 1_000);
    const notice = await world.addNotice({ ends_at: endsAt });
    await expect.poll(receiver.types).toEqual(['notice.published']);
    await expect.poll(() => Date.now()).toBeGreaterThan(endsAt.getTime() + 10);

    await Promise.all([announceNotices(world.pool), announceNotices(world.pool)]);
    await announceNotices(world.pool);
    await world.publish(notice, false);
    await world.rows('delete from store_notices where id = $1', [notice]);

    await expect.poll(receiver.types).toEqual(['notice.published', 'notice.ended']);
    const [{ ended }] = (await world.rows(
      `select count(*)::int as ended from webhook_events where type = 'notice.ended' and record_id = $1`,
      [notice],
    )) as [{ ended: number }];
    expect(ended).toBe(1);
  });

  it('reports each type of event, and contains only the id of a person', async () => {
    const all = [
      ...['plan.changed', 'contact.subscribed', 'contact.unsubscribed', 'contact.bounced'],
      ...['contacts.imported', 'newsletter.sent'],
    ];
    await world.addEndpoint(receiver.url, all);
    const [plan] = await world.rows<{ id: string }>(
      `insert into pricing_plans (name, price, renewal_price, setup_fee, features, category)
       values ('Nest', 9.90, 5.00, 0.00, '{one}', 'vps') returning id`,
    );
    await world.rows(`update pricing_plans set price = 12.50 where id = $1`, [plan?.id]);
    const [contact] = await world.rows<{ id: string }>(
      `insert into contacts (email, first_name) values ('person@example.test', 'Salma') returning id`,
    );
    await world.rows(`update contacts set state = 'bounced' where id = $1`, [contact?.id]);
    await world.rows(`update contacts set state = 'unsubscribed' where id = $1`, [contact?.id]);
    await world.rows(
      `insert into imports (idempotency_key, state, created_count) values ('import-events', 'merging', 3)`,
    );
    await world.rows(`update imports set state = 'done'`);
    await world.rows(
      `insert into dispatches (newsletter_id, subject, html_content, template_name, state)
       values (gen_random_uuid(), 'News', 'Hello', 'Basic', 'sending')`,
    );
    await world.rows(`update dispatches set state = 'finished'`);

    await expect.poll(() => receiver.types().sort()).toEqual(['plan.changed', ...all].sort());
    expect(dataOf(receiver.types().lastIndexOf('plan.changed'))).toMatchObject({
      operation: 'updated',
      changed: ['in_force', 'price'],
      plan: { id: plan?.id, price: '12.50', renewal_price: '5.00', setup_fee: '0.00' },
    });
    expect(dataOf(receiver.types().indexOf('contact.bounced'))).toEqual({
      contact_id: contact?.id,
      state: 'bounced',
      source: 'manual',
    });
    const bodies = receiver.received.map(({ body }) => body).join();
    expect(bodies).not.toMatch(/example\.test|Salma/);
  });

  it('reports no event contact.subscribed for a contact that an import adds', async () => {
    await world.addEndpoint(receiver.url, ['contact.subscribed']);
    const client = await world.pool.connect();
    await client.query(`begin; select set_config('hostfront.batch_id', 'b', true);
      insert into contacts (email) values ('imported@example.test'); commit`);
    client.release();
    await world.rows(`insert into contacts (email) values ('alone@example.test')`);

    await expect.poll(receiver.types).toEqual(['contact.subscribed']);
    const [events] = await world.rows(
      `select count(*)::int as count from webhook_events where type = 'contact.subscribed'
         and record_id = (select id::text from contacts where email = 'imported@example.test')`,
    );
    expect(events).toEqual({ count: 0 });
  });

  it('leads to no stored event if no endpoint asks for that type of event', async () => {
    const before = await world.rows('select count(*) from webhook_events');
    await world.addEndpoint(receiver.url, ['plan.changed']);
    await world.addNotice();

    expect(await world.rows('select count(*) from webhook_events')).toEqual(before);
  });

  it('is replayed with the same id; a test is sent even to a disabled endpoint, and tried once', async () => {
    const id = await world.addEndpoint(receiver.url, ['notice.published']);
    await world.addNotice();
    await expect.poll(() => world.deliveries(id)).toMatchObject([{ state: 'delivered' }]);
    const [delivery] = await world.deliveries(id);

    const ids = { delivery_ids: [delivery?.id] };
    expect(await replayWebhookDeliveries(ids, adminSession, world.deps)).toEqual({ replayed: 1 });
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.received[1]).toMatchObject({
      id: receiver.received[0]?.id,
      body: receiver.received[0]?.body,
    });

    await world.rows('update webhook_endpoints set is_enabled = false where id = $1', [id]);
    expect(await replayWebhookDeliveries(ids, adminSession, world.deps)).toEqual({ replayed: 0 });
    receiver.control.answer = (_received, response) => void response.writeHead(500).end('broken');
    await testWebhook({ endpoint_id: id }, adminSession, world.deps);
    await expect.poll(receiver.types).toEqual(['notice.published', 'notice.published', 'webhook.test']);
    await expect
      .poll(async () => (await world.deliveries(id)).at(-1))
      .toMatchObject({ kind: 'test', state: 'given_up', attempts_count: 1 });
  });
});

describe('the secret of a webhook', () => {
  it('is shown once; after a rotation, webhooks carry signatures of the old and the new one for a day', async () => {
    const id = await world.addEndpoint(receiver.url, ['notice.published']);
    const first = await world.secret(id);
    await expect(world.secret(id)).rejects.toMatchObject({ code: 'webhook-secret-shown' });

    const second = await world.rotate(id);
    await world.addNotice();
    await expect.poll(() => receiver.received.length).toBe(1);
    const [{ body, headers }] = receiver.received as [Receiver['received'][number]];
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const secret of [first, second.secret]) {
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'notice.published' });
    }
    expect(second.old_valid_until!.getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000);

    await world.rows(`update webhooks.secrets set valid_until = now() where valid_until is not null`);
    await world.addNotice();
    await expect.poll(() => receiver.received.length).toBe(2);
    const later = receiver.received[1]!;
    expect(new Webhook(second.secret).verify(later.body, later.headers)).toBeTruthy();
    expect(() => new Webhook(first).verify(later.body, later.headers)).toThrow('No matching signature');
  });

  it('is for administrators: a test is refused to the role user', async () => {
    const id = await world.addEndpoint(receiver.url, ['notice.published']);
    const session = { 'x-hasura-role': 'user', 'x-hasura-user-id': adminSession['x-hasura-user-id'] };

    await expect(testWebhook({ endpoint_id: id }, session, world.deps)).rejects.toMatchObject({
      code: 'role-required',
    });
  });
});
