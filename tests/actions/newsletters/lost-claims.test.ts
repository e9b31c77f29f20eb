import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createLedger } from '#actions/features/send-newsletter/ledger.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

/**
 * Returns a pool that fails like a database which changes over: the first claim is committed and its answer lost, and
 * the next `refusals` statements reach no server. `asked` lists the statements by their first word.
 */
function failingOverPool(pool: Pool, refusals: number) {
  const asked: string[] = [];
  let left = 0;
  let isOver = false;
  const query = async (...statement: Parameters<Pool['query']>) => {
    const sql = String(statement[0]).trim();
    asked.push(sql.startsWith('with ended') ? 'exchange' : 'release');
    if (left > 0) {
      left -= 1;
      throw new Error('connect ECONNREFUSED');
    }
    const result: unknown = await pool.query(...statement);
    if (isOver) return result;
    isOver = true;
    left = refusals;
    throw new Error('terminating connection due to administrator command');
  };

  return { asked, pool: { query } as unknown as Pool };
}

/** Prepares a dispatch with deliveries that are due; returns its id and that of a worker. */
async function prepareDispatch(contacts: number): Promise<{ dispatchId: string; workerId: string }> {
  const workerId = randomUUID();
  await world.addContacts(contacts);
  await world.send(await world.addNewsletter());
  const [dispatch] = await world.rows(
    `update dispatches set state = 'sending', prepared_at = now() returning id`,
  );
  await world.rows(
    `insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token)
     select dispatches.id, newsletter_id, contacts.id, 'token-' || contacts.id from dispatches, contacts`,
  );
  await world.rows('insert into actions.workers (id) values ($1)', [workerId]);
  return { dispatchId: String(dispatch?.['id']), workerId };
}

describe('claims whose answer was lost in a failover', () => {
  it('are released, by as many tries as it takes, before the next exchange', async () => {
    const { dispatchId, workerId } = await prepareDispatch(4);
    const failing = failingOverPool(world.pool, 3);
    const ledger = createLedger({
      pool: failing.pool,
      log: world.log,
      dispatchId,
      workerId: () => workerId,
      connections: 2,
      takeRate: (wanted) => Promise.resolve(wanted),
    });

    const delivery = await ledger.exchange(undefined, true);

    expect(failing.asked.filter((kind) => kind === 'release')).toHaveLength(4);
    expect(await world.rows(`select id from deliveries where state = 'sending'`)).toEqual([
      { id: delivery?.id },
    ]);
  });

  it('are released where the statement was committed after its dispatch was left', async () => {
    const { dispatchId } = await prepareDispatch(2);
    const dispatcher = await world.startDispatcher();
    await expect.poll(async () => (await world.dispatch(dispatchId))['state']).toBe('finished');
    await world.rows(
      `update deliveries set state = 'sending', claimed_at = now() - interval '1 minute', finished_at = null
       where id = (select id from deliveries limit 1)`,
    );
    await world.rows(`update dispatches set state = 'sending', finished_at = null`);

    await expect.poll(async () => (await world.dispatch(dispatchId))['state']).toBe('finished');

    expect(await world.dispatch(dispatchId)).toMatchObject({ sent_count: 2, sending_count: 0 });
    await dispatcher.stop();
  });
});
