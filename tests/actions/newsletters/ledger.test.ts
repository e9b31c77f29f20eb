import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { Delivery, DeliveryResult } from '#actions/features/send-newsletter/exchange-deliveries.ts';
import { createLedger } from '#actions/features/send-newsletter/ledger.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

/** Returns a pool that runs a statement but, with `isLosing`, rejects once as if the answer got lost. */
function forgetfulPool(pool: Pool) {
  const control = { isLosing: false };
  const query = async (...asked: Parameters<Pool['query']>) => {
    const result: unknown = await pool.query(...asked);
    if (!control.isLosing) return result;
    control.isLosing = false;
    throw new Error('Connection terminated unexpectedly');
  };

  return { control, pool: { query } as unknown as Pool };
}

/** Claims the only delivery of a dispatch by a ledger whose pool may lose answers. */
async function claimOne(): Promise<{
  delivery: Delivery;
  write: (changes: Partial<DeliveryResult>) => Promise<void>;
}> {
  const workerId = randomUUID();
  await world.addContacts(1);
  await world.send(await world.addNewsletter());
  const [dispatch] = await world.rows(`update dispatches set state = 'sending' returning id`);
  const dispatchId = String(dispatch?.['id']);
  await world.rows(
    `insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token)
     select dispatches.id, newsletter_id, contacts.id, 'token' from dispatches, contacts`,
  );
  await world.rows('insert into actions.workers (id) values ($1)', [workerId]);
  const { control, pool } = forgetfulPool(world.pool);
  const takeRate = (wanted: number) => Promise.resolve(wanted);
  const ledger = createLedger({
    pool,
    log: world.log,
    dispatchId,
    workerId: () => workerId,
    connections: 2,
    takeRate,
  });
  const delivery = await ledger.exchange(undefined, true);
  if (!delivery) throw new Error('No mail was due, though one delivery is queued.');
  const result = {
    delivery,
    reason: null,
    response: '',
    delayS: 60,
    attempts: 1,
    unknownAttempts: 0,
  } as const;

  return {
    delivery,
    write: async (changes) => {
      control.isLosing = true;
      await ledger.exchange({ ...result, state: 'sent', ...changes }, false);
      expect(control.isLosing, 'an answer was lost').toBe(false);
    },
  };
}

describe('what became of a mail, written down again since the answer was lost', () => {
  it.each([
    [
      { state: 'unknown', unknownAttempts: 1 },
      { attempts: 1, unknown_attempts: 1 },
    ],
    [{ state: 'queued' }, { attempts: 1, unknown_attempts: 0 }],
    [
      { state: 'queued', attempts: 0 },
      { attempts: 0, unknown_attempts: 0 },
    ],
    [
      { state: 'failed', reason: 'refused' },
      { attempts: 1, unknown_attempts: 0 },
    ],
    [{ state: 'sent' }, { attempts: 1, unknown_attempts: 0 }],
  ] as const)('counts %o once', async (changes, counted) => {
    const { write } = await claimOne();

    await write(changes);

    expect(await world.rows('select state, attempts, unknown_attempts from deliveries')).toEqual([
      { state: changes.state, ...counted },
    ]);
  });

  it('counts the attempt once that another worker has called unknown, and knows better', async () => {
    const { write } = await claimOne();
    await world.rows(
      `update deliveries set state = 'unknown', attempts = attempts + 1, unknown_attempts = unknown_attempts + 1`,
    );

    await write({ state: 'sent' });

    expect(await world.rows('select state, attempts, unknown_attempts from deliveries')).toEqual([
      { state: 'sent', attempts: 1, unknown_attempts: 0 },
    ]);
  });
});

/** Returns a pool whose statements wait, once `hold` was called, until `release` is; `isHeld` tells of one that waits. */
function holdablePool(pool: Pool) {
  let release: (() => void) | undefined;
  let held: Promise<void> | undefined;
  let isHeld = false;
  const query = async (...asked: Parameters<Pool['query']>) => {
    isHeld = held !== undefined;
    await held;
    return pool.query(...asked) as unknown;
  };

  return {
    pool: { query } as unknown as Pool,
    isHeld: () => isHeld,
    hold: () => void (held = new Promise((done) => (release = done))),
    release: () => {
      held = undefined;
      release?.();
    },
  };
}

describe('deliveries that are claimed ahead', () => {
  it('are given back where all workers stop while they are being claimed', async () => {
    await world.addContacts(8);
    await world.send(await world.addNewsletter());
    const [dispatch] = await world.rows(`update dispatches set state = 'sending' returning id`);
    await world.rows(
      `insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token)
       select dispatches.id, newsletter_id, contacts.id, 'token-' || contacts.id from dispatches, contacts`,
    );
    const workerId = randomUUID();
    await world.rows('insert into actions.workers (id) values ($1)', [workerId]);
    const held = holdablePool(world.pool);
    const ledger = createLedger({
      pool: held.pool,
      log: world.log,
      dispatchId: String(dispatch?.['id']),
      workerId: () => workerId,
      connections: 4,
      takeRate: (wanted) => Promise.resolve(wanted),
    });
    const sent = (delivery: Delivery | undefined): DeliveryResult => {
      if (!delivery) throw new Error('No mail was due, though deliveries are queued.');
      return {
        delivery,
        state: 'sent',
        reason: null,
        response: '',
        delayS: 0,
        attempts: 1,
        unknownAttempts: 0,
      };
    };
    const one = await ledger.exchange(undefined, true);
    const two = await ledger.exchange(sent(one), true);
    // This one was claimed ahead, so only a result is left to write, by a statement that claims ahead again.
    held.hold();
    const three = await ledger.exchange(sent(two), true);
    await expect.poll(held.isHeld).toBe(true);

    const last = ledger.exchange(sent(three), false);
    held.release();
    await last;

    const states = await world.rows(
      'select state, count(*)::int from deliveries group by state order by state',
    );
    expect(states).toEqual([
      { state: 'queued', count: 5 },
      { state: 'sent', count: 3 },
    ]);
  });
});
