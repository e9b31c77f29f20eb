import type { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { retryDeliveries } from '#actions/features/send-newsletter/change-dispatch.ts';
import { queueFailed } from '#actions/features/send-newsletter/queue-failed.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { adminSession, startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

/** Adds a finished dispatch whose deliveries have all failed; returns its id. */
async function addFailed(count: number): Promise<string> {
  const { dispatchId } = await world.addDeliveries(count);
  await world.rows('delete from graphile_worker._private_jobs');
  await world.rows(
    `update deliveries set state = 'failed', reason = 'attempts', attempts = 7, finished_at = now()`,
  );
  await world.rows(`update dispatches set state = 'finished'`);
  return dispatchId;
}
const states = () => world.rows('select state, count(*)::int from deliveries group by state order by state');

/** Returns a pool whose process dies before its statement number `at`. */
function dyingPool(pool: Pool, at: number): Pool {
  let asked = 0;

  return {
    connect: () => pool.connect(),
    query: async (...statement: Parameters<Pool['query']>) => {
      asked += 1;
      if (asked === at) throw new Error('This process was killed.');
      return pool.query(...statement) as unknown;
    },
  } as unknown as Pool;
}

describe('retry_deliveries', () => {
  it('queues at most 5,000 deliveries in one transaction', async () => {
    const dispatch_id = await addFailed(6_000);
    const pool = dyingPool(world.pool, 2);

    await expect(retryDeliveries({ dispatch_id }, adminSession, { pool })).rejects.toThrow('killed');

    expect(await states()).toEqual([
      { state: 'failed', count: 1_000 },
      { state: 'queued', count: 5_000 },
    ]);
  });

  it('is continued by the dispatcher if its process was killed', async () => {
    const dispatch_id = await addFailed(20);
    const pool = dyingPool(world.pool, 1);
    await expect(retryDeliveries({ dispatch_id }, adminSession, { pool })).rejects.toThrow('killed');
    await world.rows('delete from graphile_worker._private_jobs');

    await world.startDispatcher();

    expect(await world.untilFinished(dispatch_id)).toMatchObject({ sent_count: 20, retry_until: null });
    expect([...world.sink.counts().values()]).toEqual(Array(20).fill(1));
  });

  it('queues no delivery that failed again or whose contact is no longer subscribed', async () => {
    const dispatch_id = await addFailed(4);
    await world.rows(`update contacts set state = 'bounced' where email = 'person1@example.test'`);
    await world.rows(`update dispatches set state = 'sending', retry_until = now()`);
    let chunks = 0;
    await queueFailed(world.pool, dispatch_id, () => (chunks += 1) > 1, 2);
    expect(await states()).toEqual([
      { state: 'failed', count: 2 },
      { state: 'queued', count: 2 },
    ]);
    await world.rows(
      `update deliveries set state = 'failed', finished_at = now(), attempts = 1 where state = 'queued'`,
    );

    await queueFailed(world.pool, dispatch_id);

    expect(await states()).toEqual([
      { state: 'failed', count: 3 },
      { state: 'queued', count: 1 },
    ]);
    expect(await world.dispatch(dispatch_id)).toMatchObject({ retry_until: null });
  });

  it('queues unknown deliveries only with include_unknown', async () => {
    const dispatch_id = await addFailed(2);
    await world.rows(`update deliveries set state = 'unknown', unknown_attempts = 3`);

    await retryDeliveries({ dispatch_id }, adminSession, world.deps);
    expect(await states()).toEqual([{ state: 'unknown', count: 2 }]);
    await retryDeliveries({ dispatch_id, include_unknown: true }, adminSession, world.deps);

    expect(await states()).toEqual([{ state: 'queued', count: 2 }]);
  });
});
