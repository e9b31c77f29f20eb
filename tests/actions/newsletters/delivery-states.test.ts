import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { skipQueued } from '#actions/features/send-newsletter/dispatch-state.ts';
import {
  asQueued,
  DELIVERY_STATES,
  exchangeDeliveries,
  releaseAbandoned,
  releaseLost,
  type Delivery,
  type DeliveryResult,
} from '#actions/features/send-newsletter/exchange-deliveries.ts';
import { queueFailed } from '#actions/features/send-newsletter/queue-failed.ts';
import { markUnknown } from '#actions/features/send-newsletter/start-dispatcher.ts';
import { documentedMoves, itMovesByTable, movesIn, statesOf } from '#tests/support/drive-states.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';

const id = '00000000-0000-4000-8000-000000000001';
const workerId = randomUUID();

const world = useStarted(() => startNewsletters());
/** The delivery as its worker has it. */
let delivery: Delivery;

const read = async () => (await world.rows('select * from deliveries'))[0] as Delivery & { state: string };
const depsOf = () => ({
  pool: world.pool,
  dispatchId: id,
  workerId: () => workerId,
  takeRate: (wanted: number) => Promise.resolve(wanted),
});

/** Prepares everything but the state: the dispatch, the contact, the worker's claim and the delivery's time. */
async function prepare(): Promise<void> {
  await world.rows('delete from holds');
  await world.rows('delete from contacts');
  await world.rows('delete from mailing.suppressed_addresses');
  await world.addContacts(1);
  await world.rows(
    `update dispatches set state = 'sending', retry_until = now() + interval '1 hour', retry_unknown = true`,
  );
  await world.rows('insert into actions.workers (id) values ($1) on conflict do nothing', [workerId]);
  await world.rows(
    `update deliveries set contact_id = contacts.id, claimed_by = $1, claimed_at = now() - interval '1 hour',
       attempts = 0, unknown_attempts = 0, next_attempt_at = now(), finished_at = now(), reason = null
     from contacts`,
    [workerId],
  );
  delivery = await read();
}

const write = (state: DeliveryResult['state']) =>
  exchangeDeliveries(depsOf(), [{ ...asQueued(delivery), attempts: 1, state }], 0);

describe('a delivery', () => {
  itMovesByTable({
    table: DELIVERY_STATES,
    put: async (state) => {
      await world.clear();
      await world.rows(
        `with dispatch as (
           insert into dispatches (id, newsletter_id, state, subject, html_content, template_name)
           values ($1, $1, 'sending', 'News', 'Hello', 'Basic'))
         insert into deliveries (dispatch_id, newsletter_id, message_token, state) values ($1, $1, 'token', $2)`,
        [id, state],
      );
    },
    prepare,
    // The contact's deletion, which is no move of every state, takes its id away.
    read: async () => ({ ...(await read()), contact_id: null }),
    causes: [
      ['claim', () => exchangeDeliveries(depsOf(), [], 1)],
      [
        'leave',
        async () => {
          await world.rows(`update contacts set state = 'bounced'`);
          await exchangeDeliveries(depsOf(), [], 1);
        },
      ],
      ['accept', () => write('sent')],
      ['refuse', () => write('failed')],
      ['postpone', () => write('queued')],
      ['lose', () => write('unknown')],
      ['release', () => releaseLost(depsOf(), [])],
      ['release', () => releaseAbandoned(world.pool, workerId, [])],
      [
        'die',
        async () => {
          await world.rows('delete from actions.workers');
          await markUnknown(world.pool, 0);
        },
      ],
      ['cancel', () => skipQueued(world.pool, id)],
      ['repeat', () => queueFailed(world.pool, id)],
      ['erase', () => world.rows('update deliveries set contact_id = null')],
      ['restore', () => world.rows('select hold_restored_data(now())')],
    ],
  });

  it('has exactly the states that the database allows and the moves that the documents describe', async () => {
    expect(Object.keys(DELIVERY_STATES).toSorted()).toEqual(
      await statesOf(world.pool, 'deliveries_state_known'),
    );
    expect(movesIn(DELIVERY_STATES)).toEqual(documentedMoves('Deliveries'));
  });
});
