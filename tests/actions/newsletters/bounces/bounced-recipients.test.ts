import { afterEach, describe, expect, it } from 'vitest';
import { createMailEventTask } from '#actions/features/take-mail-events/apply-mail-event.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { ODD, startNewsletters } from '../start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

const contact = async () =>
  (await world.rows('select state, state_reason from contacts where email = $1', [ODD]))[0];

describe('a recipient that the mail server refuses', () => {
  it('with 5.1.1 is marked as bounced, because the address does not exist', async () => {
    await world.untilFinished(await world.sendOdd('rcpt 550 5.1.1 no such user'));

    expect(await world.oddDelivery()).toMatchObject({ state: 'failed', reason: 'refused', bounce: 'hard' });
    expect(await contact()).toEqual({ state: 'bounced', state_reason: 'hard-bounce' });
    expect(await world.rows(`select from contacts where state = 'subscribed'`)).toHaveLength(4);
    expect(
      await world.rows(
        `select from deliveries join contacts on contacts.id = contact_id
         where address_hash = mailing.keyed_hash('address', email_key)`,
      ),
    ).toHaveLength(5);
  });

  it('with 5.7.1 stays subscribed, because the answer is not about the address', async () => {
    await world.untilFinished(await world.sendOdd('rcpt 550 5.7.1 not welcome'));

    expect(await world.oddDelivery()).toMatchObject({ state: 'failed', reason: 'refused', bounce: null });
    expect(await contact()).toEqual({ state: 'subscribed', state_reason: null });
  });

  it('is marked as bounced after an import that has locked the contact; the dispatch does not wait for that', async () => {
    const dispatch_id = await world.sendOdd('rcpt 450 4.1.1 try later', {
      retryDelaysS: Array<number>(200).fill(0.1),
    });
    await expect.poll(async () => (await world.dispatch(dispatch_id))['sent_count']).toBe(4);
    const holder = await world.begin();
    await holder.query(`update contacts set first_name = 'Salma'`);
    world.sink.manners.set(ODD, 'rcpt 550 5.1.1 no such user');

    await world.untilFinished(dispatch_id);
    await holder.query('commit');

    const [job] = await world.rows(`select payload from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = task_id where identifier = 'mail_event'`);
    await createMailEventTask(world)(job?.['payload'], undefined as never);
    expect(await world.oddDelivery()).toMatchObject({ state: 'failed', reason: 'refused', bounce: 'hard' });
    expect(await contact()).toEqual({ state: 'bounced', state_reason: 'hard-bounce' });
  });
});
