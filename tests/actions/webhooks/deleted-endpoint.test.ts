import pg from 'pg';
import { expect, it } from 'vitest';
import { claimDeliveries, recordAttempt } from '#actions/features/send-webhooks/delivery-ledger.ts';
import { planDeliveries } from '#actions/features/send-webhooks/plan-deliveries.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { startWebhookWorld } from './start-world.ts';

it('a webhook attempt is recorded while its endpoint is being deleted, without a deadlock', async () => {
  const world = await startWebhookWorld({ isDelivering: false });
  const endpoint = await world.addEndpoint('http://127.0.0.1:1/', ['notice.published']);
  await world.addNotice();
  await planDeliveries(
    world.pool,
    await world.rows(
      `select id as record_id, 1 as position from webhook_events where type = 'notice.published'`,
    ),
  );
  const [claim] = await claimDeliveries(world.pool, endpoint, { count: 1, claimMs: 60_000 });
  const holder = new pg.Client({ connectionString: world.database.url });
  await holder.connect();
  const waiting = async (count: number) =>
    (
      await world.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length === count;

  // The attempt stops where it notes the endpoint's health, and the deletion comes meanwhile.
  await holder.query('begin; lock table webhook_health in exclusive mode');
  const answer = { status: 500, problem: 'status', response: '' } as const;
  const recorded = recordAttempt(world.pool, {
    ...{ claim: claim!, startedAt: new Date(), durationMs: 1, answer, retryInS: 60 },
  });
  await waitUntil('the attempt waits', () => waiting(1));
  const deleted = world.rows('delete from webhook_endpoints where id = $1', [endpoint]);
  await waitUntil('the deletion waits too', () => waiting(2));
  await holder.query('commit');

  expect(await recorded).toBe('retried');
  await deleted;
  expect(await world.deliveries(endpoint)).toEqual([]);
  await holder.end();
  await world.stop();
});
