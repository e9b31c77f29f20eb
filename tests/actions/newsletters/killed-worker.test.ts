import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { CONNECTIONS, spawnDispatcher, surviveKill } from './kill-worker.ts';
import { startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

/** tests/faults/newsletters.test.ts kills one of two services, with twenty seeds. */
describe('a worker that is killed', () => {
  it.each([11])('leaves no contact out, and repeats only what it had in hand (seed %i)', async (seed) => {
    await surviveKill(world, seed);
  });
});

describe('a worker that is killed while it sends two newsletters', () => {
  it('leaves no contact out, and repeats only what it had in hand', async () => {
    await world.addContacts(80);
    world.sink.control.delayMs = 20;
    const first = await spawnDispatcher(world);
    for (const subject of ['one', 'two']) await world.send(await world.addNewsletter(), { subject });
    await expect.poll(() => world.sink.mails.length, { interval: 5 }).toBeGreaterThan(40);
    first.kill('SIGKILL');
    await once(first, 'exit');

    const second = await spawnDispatcher(world);
    await expect.poll(() => world.rows(`select id from dispatches where state <> 'finished'`)).toEqual([]);

    const ids = world.sink.mails.map(({ messageId }) => messageId);
    const repeated = ids.length - new Set(ids).size;
    const unknown = await world.rows('select id from deliveries where unknown_attempts > 0');
    expect(new Set(ids).size).toBe(160);
    expect(repeated).toBeLessThanOrEqual(unknown.length);
    expect(unknown.length).toBeLessThanOrEqual(2 * 2 * CONNECTIONS);
    expect(await world.rows('select state, count(*)::int from deliveries group by state')).toEqual([
      { state: 'sent', count: 160 },
    ]);
    second.kill('SIGTERM');
    await once(second, 'exit');
  });
});

describe('a worker that is told to stop', () => {
  it('ends its mails in hand, and sends none twice', async () => {
    await world.addContacts(80);
    world.sink.control.delayMs = 40;
    const first = await spawnDispatcher(world);
    const { dispatch_id } = await world.send(await world.addNewsletter());
    await expect.poll(() => world.sink.mails.length, { interval: 5 }).toBeGreaterThan(10);

    first.kill('SIGTERM');
    await once(first, 'exit');

    expect(world.sink.mails.length).toBeLessThan(80);
    expect(await world.dispatch(dispatch_id)).toMatchObject({ sending_count: 0, unknown_count: 0 });
    const second = await spawnDispatcher(world);
    await expect.poll(async () => (await world.dispatch(dispatch_id))['state']).toBe('finished');
    expect([...world.sink.counts().values()]).toEqual(Array(80).fill(1));
    second.kill('SIGTERM');
    await once(second, 'exit');
  });
});
