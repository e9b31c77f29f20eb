import { afterEach, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

const RECIPIENTS = 100;
const stateOf = async (id: string) => (await world.dispatch(id))['state'];
const slow = { connections: 1, unknownDelayS: 0.1, retryDelaysS: [0.1, 0.1] };

/** Returns the place of each recipient's last mail among all mails. */
function lastPlaces(): Map<string, number> {
  return new Map(world.sink.mails.map(({ to }, place) => [to, place]));
}
const repeatedEmail = async () =>
  String(
    (
      await world.rows(
        `select email from deliveries join contacts on contacts.id = contact_id where deliveries.attempts = 2`,
      )
    )[0]?.['email'],
  );

describe('a repeated mail goes before those that were never tried', () => {
  it('where its outcome was unknown', async () => {
    await world.addContacts(RECIPIENTS);
    world.sink.control.delayMs = 10;
    world.sink.manners.set('*', 'close-after-data');
    const dispatcher = await world.startDispatcher(slow);
    const { dispatch_id } = await world.send(await world.addNewsletter());
    await expect.poll(() => world.sink.mails.length, { interval: 2 }).toBeGreaterThan(0);
    world.sink.manners.clear();

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(lastPlaces().get(await repeatedEmail())).toBeLessThan(RECIPIENTS - 10);
    await dispatcher.stop();
  });

  it('where the server deferred it', async () => {
    await world.addContacts(RECIPIENTS);
    world.sink.control.delayMs = 10;
    world.sink.control.deferrals = 1;
    const dispatcher = await world.startDispatcher(slow);
    const { dispatch_id } = await world.send(await world.addNewsletter());

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(lastPlaces().get(await repeatedEmail())).toBeLessThan(RECIPIENTS - 10);
    await dispatcher.stop();
  });
});

describe('a recipient that is refused', () => {
  it('costs no connection', async () => {
    await world.addContacts(RECIPIENTS);
    for (let at = 1; at <= RECIPIENTS; at += 1) {
      if (at % 5 !== 0) world.sink.manners.set(`person${at}@example.test`, 'refuse-rcpt');
    }
    const before = world.sink.connections();
    const dispatcher = await world.startDispatcher({ connections: 3 });
    const { dispatch_id } = await world.send(await world.addNewsletter());

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(world.sink.connections() - before).toBeLessThanOrEqual(3);
    expect(await world.dispatch(dispatch_id)).toMatchObject({ sent_count: 20, failed_count: 80 });
    await dispatcher.stop();
  });
});
