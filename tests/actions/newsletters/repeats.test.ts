import { afterEach, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

const RECIPIENTS = 100;

describe('a mail that is tried again is sent before mails that were not tried yet', () => {
  it.each([
    ['its outcome was unknown', () => world.sink.manners.set('*', 'close-after-data-once')],
    ['the server deferred it', () => (world.sink.control.deferrals = 1)],
  ])('if %s', async (_, misbehave) => {
    await world.addContacts(RECIPIENTS);
    world.sink.control.delayMs = 10;
    misbehave();

    await world.sendAll({ connections: 1, unknownDelayS: 0.1, retryDelaysS: [0.1, 0.1] });

    const [repeated] = await world.rows(
      `select email from deliveries join contacts on contacts.id = contact_id where deliveries.attempts = 2`,
    );
    const place = world.sink.mails.findLastIndex(({ to }) => to === repeated?.['email']);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(RECIPIENTS - 10);
  });
});

describe('a recipient that is refused', () => {
  it('does not cost a new connection to the mail server', async () => {
    await world.addContacts(RECIPIENTS);
    for (let at = 1; at <= RECIPIENTS; at += 1) {
      if (at % 5 !== 0) world.sink.manners.set(`person${at}@example.test`, 'refuse-rcpt');
    }
    const before = world.sink.connections();

    const dispatch = await world.sendAll({ connections: 3 });

    expect(world.sink.connections() - before).toBeLessThanOrEqual(3);
    expect(dispatch).toMatchObject({ sent_count: 20, failed_count: 80 });
  });
});
