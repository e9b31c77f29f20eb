import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  beginDispatch,
  startPreparation,
  type StartedDispatch,
} from '#actions/features/send-newsletter/prepare-deliveries.ts';
import { startNewsletters, type Newsletters } from './start-newsletters.ts';

let world: Newsletters;

beforeAll(async () => {
  world = await startNewsletters();
});
afterEach(() => world.clear());
afterAll(() => world.stop());

/** Queues newsletters whose subjects are their numbers. */
async function sendMany(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    await world.send(await world.addNewsletter(), { subject: `number-${number}` });
  }
}
const unfinished = async () =>
  (await world.rows(`select id from dispatches where state <> 'finished'`)).length;

describe('newsletters that go out at once', () => {
  it('share the connections of the instance', async () => {
    await world.addContacts(60);
    world.sink.control.delayMs = 10;
    await sendMany(3);
    const dispatcher = await world.startDispatcher({ connections: 3 });

    await expect.poll(unfinished).toBe(0);

    expect(world.sink.open.most).toBe(3);
    expect([...world.sink.counts().values()]).toEqual(Array(60).fill(3));
    await dispatcher.stop();
  });

  it('take turns where they are more than four', async () => {
    await world.addContacts(120);
    world.sink.control.delayMs = 20;
    await sendMany(6);
    const dispatcher = await world.startDispatcher({ connections: 1, turnMs: 100 });

    await expect.poll(unfinished, { timeout: 50_000 }).toBe(0);

    const numbers = world.sink.mails.map(({ raw }) => /^Subject: number-(\d)/m.exec(raw)?.[1]);
    const places = ['0', '1', '2', '3', '4', '5'].map((number) => ({
      first: numbers.indexOf(number),
      last: numbers.lastIndexOf(number),
    }));
    expect(Math.max(...places.map(({ first }) => first))).toBeLessThan(
      Math.min(...places.map(({ last }) => last)),
    );
    expect([...world.sink.counts().values()]).toEqual(Array(120).fill(6));
    await dispatcher.stop();
  });
});

describe('the preparation of a dispatch', () => {
  it.each(['paused', 'cancelled'])(
    'stops where it is %s, and continues after the last contact',
    async (state) => {
      await world.addContacts(600);
      const { dispatch_id } = await world.send(await world.addNewsletter());
      const dispatch = (await beginDispatch(world.pool, dispatch_id)) as StartedDispatch;
      const inserts: unknown[] = [];
      const pool = {
        async query(...asked: Parameters<Pool['query']>) {
          const result: unknown = await world.pool.query(...asked);
          if (String(asked[0]).includes('insert into deliveries')) {
            inserts.push((asked[1] as unknown[])[0]);
            if (inserts.length === 1) await world.rows('update dispatches set state = $1', [state]);
          }
          return result;
        },
      } as unknown as Pool;

      await startPreparation(pool, dispatch, () => false).done;

      expect(await world.dispatch(dispatch_id)).toMatchObject({ queued_count: 200, prepared_at: null });

      await world.rows(`update dispatches set state = 'sending'`);
      await startPreparation(pool, dispatch, () => false).done;

      expect(await world.dispatch(dispatch_id)).toMatchObject({ queued_count: 600 });
      expect(inserts.slice(2)).not.toContain(null);
    },
  );
});
