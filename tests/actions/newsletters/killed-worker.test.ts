import { afterEach, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { spawnDispatcher, surviveKill } from './kill-worker.ts';
import { startNewsletters } from './start-newsletters.ts';
import { endProcess } from '#tests/support/processes/end-process.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

/** tests/faults/newsletters.test.ts kills one of two services, with twenty seeds. */
describe('a newsletter worker that is killed', () => {
  it.each([1, 2])(
    'leaves no contact out, and only mails that it was sending are repeated (newsletters: %i)',
    async (count) => {
      await surviveKill(world, 11, count);
    },
  );
});

describe('a newsletter worker that is told to stop', () => {
  it('finishes the mails that it is sending, and the next worker sends no mail twice', async () => {
    await world.addContacts(80);
    world.sink.control.delayMs = 40;
    const first = await spawnDispatcher(world);
    const { dispatch_id } = await world.send(await world.addNewsletter());
    await expect.poll(() => world.sink.mails.length, { interval: 5 }).toBeGreaterThan(10);

    await endProcess(first);

    expect(world.sink.mails.length).toBeLessThan(80);
    expect(await world.dispatch(dispatch_id)).toMatchObject({ sending_count: 0, unknown_count: 0 });
    const second = await spawnDispatcher(world);
    await world.untilFinished(dispatch_id);
    expect([...world.sink.counts().values()]).toEqual(Array(80).fill(1));
    await endProcess(second);
  });
});
