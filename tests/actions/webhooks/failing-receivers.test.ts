import { describe, expect, it } from 'vitest';
import { deletePastWebhookEvents, giveUpWebhooks } from '#actions/features/send-webhooks/clean-webhooks.ts';
import { delayAfter, RETRY_DELAYS_S } from '#actions/features/send-webhooks/retry-delays.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { queuedMails } from '../queued-mails.ts';
import { startReceiver, type Received, type Receiver } from './start-receiver.ts';
import type { WebhookWorld } from './start-world.ts';
import { useWebhookWorld } from './use-webhook-world.ts';

const NOTICES = ['notice.published', 'notice.ended'];
let world: WebhookWorld;
let receiver: Receiver;

useWebhookWorld((started) => ({ world, receiver } = started));

const recordOf = ({ body }: Received) =>
  (JSON.parse(body) as { data: { notice: { id: string } } }).data.notice.id;
const typesOf = (record: string) =>
  receiver.received
    .filter((one) => recordOf(one) === record)
    .map(({ body }) => (JSON.parse(body) as { type: string }).type);

/** Adds two administrators (one uses Arabic), an administrator who is disabled, and a client. */
async function addPeople(): Promise<void> {
  await world.rows(
    `with person as (
       select md5(email)::uuid as user_id, * from (values
         ('omar@example.test', null, 'admin', true), ('salma@example.test', 'ar', 'admin', true),
         ('away@example.test', null, 'admin', false), ('client@example.test', null, 'user', true)
       ) as person (email, locale, role, enabled)
     ), known as (
       insert into people (user_id, email, locale) select user_id, email, locale from person on conflict do nothing
     )
     insert into user_roles (user_id, role, enabled) select user_id, role, enabled from person on conflict do nothing`,
  );
}
const mailsTo = async () =>
  ((await queuedMails(world.pool)) as { to: string; locale: string; kind: string; facts: object }[]).map(
    ({ to, locale, kind, facts }) => ({ to, locale, kind, facts }),
  );

describe('a webhook receiver', () => {
  it('that fails for a while gets every event later, with the same id at every attempt', async () => {
    receiver.control.answer = (_received, response) =>
      void response.writeHead(receiver.received.length <= 2 ? 503 : 200).end('busy');
    const id = await world.addEndpoint(receiver.url, NOTICES);
    const notice = await world.addNotice();
    await world.publish(notice, false);

    await expect
      .poll(async () => (await world.deliveries(id)).map(({ state }) => state))
      .toEqual(['delivered', 'delivered']);
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(2);
    expect(typesOf(notice).at(-1)).toBe('notice.ended');
    // The notice's end was not delivered while the delivery of its beginning failed.
    expect(new Set(typesOf(notice).slice(0, -1))).toEqual(new Set(['notice.published']));
    expect((await world.attempts(id))[0]).toMatchObject({ status: 503, problem: 'status', response: 'busy' });
    expect(await world.rows('select * from webhook_health')).toEqual([]);
  });

  it('that fails for one record gets later events of that record only after it, and other events at once', async () => {
    const stuck = await world.addNotice({ is_active: false });
    let other = '';
    // The third attempt succeeds, but only once the other record has arrived beside it.
    const answer = async (received: Received): Promise<number> => {
      if (recordOf(received) !== stuck) return 200;
      if (typesOf(stuck).length < 3) return 500;
      await waitUntil('the other record has arrived', () => typesOf(other).length === NOTICES.length);
      return 200;
    };
    receiver.control.answer = (received, response) =>
      void answer(received).then((status) => response.writeHead(status).end());
    await world.addEndpoint(receiver.url, NOTICES);

    await world.publish(stuck, true);
    await world.publish(stuck, false);
    other = await world.addNotice();
    await world.publish(other, false);

    await expect.poll(() => typesOf(stuck)).toEqual([...Array(3).fill('notice.published'), 'notice.ended']);
    expect(typesOf(other)).toEqual(NOTICES);
    const places = receiver.received.map(recordOf);
    expect(places.lastIndexOf(other)).toBeLessThan(places.lastIndexOf(stuck));
  });

  it('that always fails for an event gets no more attempts of it, but the next event of the record', async () => {
    receiver.control.answer = (received, response) =>
      void response.writeHead(received.body.includes('notice.published') ? 500 : 200).end();
    const id = await world.addEndpoint(receiver.url, NOTICES);
    const notice = await world.addNotice();
    await world.publish(notice, false);

    await expect
      .poll(() => world.deliveries(id))
      .toMatchObject([
        { state: 'given_up', attempts_count: 4 },
        { state: 'delivered', attempts_count: 1 },
      ]);
    expect(await world.endpoint(id)).toMatchObject({ is_enabled: true });
  });

  it('that fails for three days is disabled, and administrators get a mail', async () => {
    receiver.control.answer = (_received, response) => void response.writeHead(500).end();
    await addPeople();
    const id = await world.addEndpoint(receiver.url, NOTICES);
    await world.rows(`insert into webhook_health values ($1, now() - interval '3 days 1 minute')`, [id]);
    await world.addNotice();

    await expect
      .poll(() => world.endpoint(id))
      .toMatchObject({ is_enabled: false, disabled_reason: 'failing' });
    const { host } = new URL(receiver.url);
    const facts = { webhook: 'Test', receiver: host, at: expect.any(String) as string };
    expect(new Set(await mailsTo())).toEqual(
      new Set([
        { to: 'omar@example.test', locale: 'en', kind: 'webhook-failing', facts },
        { to: 'salma@example.test', locale: 'ar', kind: 'webhook-failing', facts },
      ]),
    );
    const seen = receiver.received.length;
    await world.addNotice();
    await world.rows(
      `update webhook_deliveries set created_at = now() - interval '25 hours' where endpoint_id = $1`,
      [id],
    );
    await giveUpWebhooks(world.pool);

    expect(await world.deliveries(id)).toMatchObject([{ state: 'given_up' }]);
    expect(receiver.received).toHaveLength(seen);
    await world.rows('update webhook_endpoints set is_enabled = true where id = $1', [id]);
    expect(await world.endpoint(id)).toMatchObject({ disabled_reason: null });
    expect(await world.rows('select * from webhook_health')).toEqual([]);
  });

  it('that answers 410 is disabled at once, and administrators get one mail each for several answers', async () => {
    const waiting: (() => void)[] = [];
    receiver.control.answer = (_received, response) => {
      waiting.push(() => void response.writeHead(410).end());
      if (waiting.length === 4) for (const answer of waiting) answer();
    };
    await addPeople();
    const id = await world.addEndpoint(receiver.url, NOTICES);
    await world.rows(
      `insert into store_notices (content) select 'Notice ' || n from generate_series(1, 4) as n`,
    );

    await expect
      .poll(async () => (await world.deliveries(id)).map(({ state }) => state))
      .toEqual(Array(4).fill('given_up'));
    expect(await world.endpoint(id)).toMatchObject({ is_enabled: false, disabled_reason: 'gone' });
    expect(receiver.received).toHaveLength(4);
    const mails = await mailsTo();
    expect(mails.map(({ to }) => to).sort()).toEqual(['omar@example.test', 'salma@example.test']);
    expect(mails[0]).toMatchObject({ kind: 'webhook-gone' });
  });

  it('that does not answer gets four requests at a time, and does not delay another receiver', async () => {
    let open = 0;
    let most = 0;
    receiver.control.answer = (_received, response) => {
      open += 1;
      most = Math.max(most, open);
      response.once('close', () => (open -= 1));
    };
    const quick = await startReceiver();
    await world.addEndpoint(receiver.url, NOTICES);
    await world.addEndpoint(quick.url, NOTICES);
    await world.rows(
      `insert into store_notices (content) select 'Notice ' || n from generate_series(1, 12) as n`,
    );

    // The slow one has had three requests of each place at most, of which the last ones are under way.
    await expect.poll(() => quick.received.length, { interval: 10 }).toBe(12);
    expect(receiver.received.length).toBeLessThanOrEqual(3 * 4);
    await expect.poll(() => receiver.received.length).toBeGreaterThan(4);
    expect(most).toBe(4);
    await quick.stop();
  });

  it('gets an event whose worker died after the claim of that worker expires', async () => {
    // A worker claimed the delivery and died: the claim expires, and another worker sends the event with the same id.
    const id = await world.addEndpoint(receiver.url, NOTICES);
    await world.rows('update webhook_endpoints set is_enabled = false where id = $1', [id]);
    await world.rows(
      `with event as (insert into webhook_events (type, table_name, record_id, data)
         values ('notice.ended', 'store_notices', 'a', '{}') returning id)
       insert into webhook_deliveries (event_id, endpoint_id, record_key, position, claimed_by, claimed_until)
       select id, $1, 'a', 1, gen_random_uuid(), now() + interval '400 ms' from event`,
      [id],
    );
    const [delivery] = await world.rows<{ event_id: string; claimed_until: Date }>(
      'select event_id, claimed_until from webhook_deliveries where endpoint_id = $1',
      [id],
    );
    await world.rows('update webhook_endpoints set is_enabled = true where id = $1', [id]);
    await expect.poll(() => receiver.received.map((one) => one.id)).toEqual([delivery?.event_id]);
    expect(receiver.received[0]?.at).toBeGreaterThanOrEqual(delivery?.claimed_until.getTime() ?? Infinity);
  });
});

describe('the attempts of a webhook delivery', () => {
  it('go on for about a day, with longer and longer delays', () => {
    const total = RETRY_DELAYS_S.reduce((sum, delay) => sum + delay, 0);

    expect(total).toBeGreaterThan(23 * 3_600);
    expect(total * 1.1).toBeLessThan(27 * 3_600);
    expect([...RETRY_DELAYS_S].sort((a, b) => a - b)).toEqual(RETRY_DELAYS_S);
    expect(delayAfter(RETRY_DELAYS_S.length)).not.toBeNull();
    expect(delayAfter(RETRY_DELAYS_S.length + 1)).toBeNull();
  });
});

describe('old webhook events', () => {
  it('are deleted after 30 days, with their deliveries and attempts', async () => {
    const id = await world.addEndpoint(receiver.url, NOTICES);
    await world.addNotice();
    await expect.poll(() => world.deliveries(id)).toMatchObject([{ state: 'delivered' }]);
    await deletePastWebhookEvents(world.pool, 30);
    expect(await world.deliveries(id)).toHaveLength(1);

    await world.rows(`update webhook_events set created_at = now() - interval '30 days 1 minute'`);
    await deletePastWebhookEvents(world.pool, 30);

    expect(await world.deliveries(id)).toEqual([]);
    expect(await world.attempts(id)).toEqual([]);
  });
});
