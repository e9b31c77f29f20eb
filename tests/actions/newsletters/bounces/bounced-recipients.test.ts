import { afterEach, describe, expect, it } from 'vitest';
import { createMailEventTask } from '#actions/features/take-mail-events/apply-mail-event.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from '../start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

const stateOf = async (id: string) => (await world.dispatch(id))['state'];
const ODD = 'person2@example.test';
const contact = async () =>
  (await world.rows('select state, state_reason from contacts where email = $1', [ODD]))[0];
const delivery = async () =>
  (
    await world.rows(
      `select deliveries.state, reason, bounce from deliveries join contacts on contacts.id = contact_id
       where email = $1`,
      [ODD],
    )
  )[0];

/** Sends to three contacts, one of which the server refuses with the given answer. */
async function sendRefused(answer: `${number} ${string}`, options = {}) {
  await world.addContacts(3);
  world.sink.manners.set(ODD, `rcpt ${answer}` as `rcpt ${number} ${string}`);
  const dispatcher = await world.startDispatcher(options);
  const { dispatch_id } = await world.send(await world.addNewsletter());
  return { dispatcher, dispatch_id };
}

describe('a recipient that the mail server refuses', () => {
  it('with 5.1.1 has bounced: that address does not exist', async () => {
    const { dispatcher, dispatch_id } = await sendRefused('550 5.1.1 no such user');

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(await delivery()).toEqual({ state: 'failed', reason: 'refused', bounce: 'hard' });
    expect(await contact()).toEqual({ state: 'bounced', state_reason: 'hard-bounce' });
    expect(await world.rows(`select from contacts where state = 'subscribed'`)).toHaveLength(2);
    await dispatcher.stop();
  });

  it.each(['550 no such user', '550 5.7.1 not welcome', '550 5.1.8 sender not found'] as const)(
    'with %s stays subscribed: that says nothing of the address',
    async (answer) => {
      const { dispatcher, dispatch_id } = await sendRefused(answer);

      await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

      expect(await delivery()).toEqual({ state: 'failed', reason: 'refused', bounce: null });
      expect(await contact()).toEqual({ state: 'subscribed', state_reason: null });
      await dispatcher.stop();
    },
  );

  it('has bounced after an import that holds the contact, and the dispatch does not wait for it', async () => {
    const { dispatcher, dispatch_id } = await sendRefused('450 4.1.1 try later', {
      retryDelaysS: Array<number>(200).fill(0.1),
    });
    await expect.poll(async () => (await world.dispatch(dispatch_id))['sent_count']).toBe(2);
    const holder = await world.begin();
    await holder.query(`update contacts set first_name = 'Salma'`);
    world.sink.manners.set(ODD, 'rcpt 550 5.1.1 no such user');

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');
    await holder.query('commit');

    const [job] = await world.rows(`select payload from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = task_id where identifier = 'mail_event'`);
    await createMailEventTask(world)(job?.['payload'], undefined as never);
    expect(await delivery()).toEqual({ state: 'failed', reason: 'refused', bounce: 'hard' });
    expect(await contact()).toEqual({ state: 'bounced', state_reason: 'hard-bounce' });
    await dispatcher.stop();
  });

  it('is known by the address that the mail went to', async () => {
    const { dispatcher, dispatch_id } = await sendRefused('550 no such user');
    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(
      await world.rows(
        `select from deliveries join contacts on contacts.id = contact_id
         where address_hash = mailing.keyed_hash('address', email_key)`,
      ),
    ).toHaveLength(3);
    await dispatcher.stop();
  });
});
