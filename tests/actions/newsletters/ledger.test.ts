import type { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { Delivery, DeliveryResult } from '#actions/features/send-newsletter/exchange-deliveries.ts';
import { createLedger } from '#actions/features/send-newsletter/ledger.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

type Query = (...asked: Parameters<Pool['query']>) => Promise<unknown>;

/** Creates a ledger of a dispatch to so many contacts; `around` may change what the database answers. */
async function startLedger(contacts: number, around: (query: Query) => Query) {
  const { dispatchId, workerId } = await world.addDeliveries(contacts);
  const query = around(async (...asked) => world.pool.query(...asked) as unknown);

  return createLedger({
    ...{ pool: { query } as unknown as Pool, log: world.log, dispatchId },
    ...{ workerId: () => workerId, connections: 4 },
    takeRate: (wanted) => Promise.resolve(wanted),
  });
}

function resultOf(delivery: Delivery | undefined, changes: Partial<DeliveryResult> = {}): DeliveryResult {
  if (!delivery) throw new Error('No mail was due, though deliveries are queued.');
  const nothing = { reason: null, response: '', delayS: 60 } as const;

  return { delivery, state: 'sent', ...nothing, attempts: 1, unknownAttempts: 0, ...changes };
}

const states = () => world.rows('select state, count(*)::int from deliveries group by state order by state');

describe('the result of a mail, written twice because the answer of the database was lost', () => {
  /** Claims the only delivery of a dispatch; writing what became of it loses the answer once. */
  async function claimOne() {
    const control = { isLosing: false };
    const ledger = await startLedger(1, (query) => async (...asked) => {
      const result = await query(...asked);
      if (!control.isLosing) return result;
      control.isLosing = false;
      throw new Error('Connection terminated unexpectedly');
    });
    const delivery = await ledger.exchange(undefined, true);

    return async (changes: Partial<DeliveryResult>) => {
      control.isLosing = true;
      await ledger.exchange(resultOf(delivery, changes), false);
      expect(control.isLosing, 'an answer was lost').toBe(false);
    };
  }
  const counts = () => world.rows('select state, attempts, unknown_attempts from deliveries');

  it.each([
    [{ state: 'unknown', unknownAttempts: 1 }, 1, 1],
    [{ state: 'queued' }, 1, 0],
    [{ state: 'queued', attempts: 0 }, 0, 0],
    [{ state: 'failed', reason: 'refused' }, 1, 0],
    [{ state: 'sent' }, 1, 0],
  ] as const)('counts as one attempt: %o', async (changes, attempts, unknown_attempts) => {
    const write = await claimOne();

    await write(changes);

    expect(await counts()).toEqual([{ state: changes.state, attempts, unknown_attempts }]);
  });

  it('counts as one attempt even if another worker called the mail unknown, and replaces that state', async () => {
    const write = await claimOne();
    await world.rows(
      `update deliveries set state = 'unknown', attempts = attempts + 1, unknown_attempts = unknown_attempts + 1`,
    );

    await write({ state: 'sent' });

    expect(await counts()).toEqual([{ state: 'sent', attempts: 1, unknown_attempts: 0 }]);
  });
});

describe('deliveries claimed in advance', () => {
  it('are given back if all workers stop during the claim', async () => {
    let release = (): void => undefined;
    let held: Promise<void> | undefined;
    let isHeld = false;
    const ledger = await startLedger(8, (query) => async (...asked) => {
      isHeld = held !== undefined;
      await held;
      return query(...asked);
    });
    const one = await ledger.exchange(undefined, true);
    const two = await ledger.exchange(resultOf(one), true);
    // This one was claimed ahead, so only a result is left to write, by a statement that claims ahead again.
    held = new Promise((done) => (release = done));
    const three = await ledger.exchange(resultOf(two), true);
    await expect.poll(() => isHeld).toBe(true);

    const last = ledger.exchange(resultOf(three), false);
    held = undefined;
    release();
    await last;

    expect(await states()).toEqual([
      { state: 'queued', count: 5 },
      { state: 'sent', count: 3 },
    ]);
  });
});

describe('claims of deliveries whose answer was lost in a failover', () => {
  it('are released before the next claim, by as many attempts as that takes', async () => {
    const asked: string[] = [];
    let left = 0;
    let isOver = false;
    // The first claim is committed and its answer lost, and the next three statements reach no server.
    const ledger = await startLedger(4, (query) => async (...statement) => {
      asked.push(String(statement[0]).trim().startsWith('with ended') ? 'exchange' : 'release');
      if (left > 0) {
        left -= 1;
        throw new Error('connect ECONNREFUSED');
      }
      const result = await query(...statement);
      if (isOver) return result;
      isOver = true;
      left = 3;
      throw new Error('terminating connection due to administrator command');
    });

    const delivery = await ledger.exchange(undefined, true);

    expect(asked.filter((kind) => kind === 'release')).toHaveLength(4);
    expect(await world.rows(`select id from deliveries where state = 'sending'`)).toEqual([
      { id: delivery?.id },
    ]);
  });

  it('are released if their delivery is still claimed although its dispatch had ended', async () => {
    const { dispatchId } = await world.addDeliveries(2);
    await world.startDispatcher();
    await world.untilFinished(dispatchId);
    await world.rows(
      `update deliveries set state = 'sending', claimed_at = now() - interval '1 minute', finished_at = null
       where id = (select id from deliveries limit 1)`,
    );
    await world.rows(`update dispatches set state = 'sending', finished_at = null`);

    const dispatch = await world.untilFinished(dispatchId);

    expect(dispatch).toMatchObject({ sent_count: 2, sending_count: 0 });
  });
});
