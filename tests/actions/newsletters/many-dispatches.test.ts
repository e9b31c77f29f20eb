import type { Pool, PoolClient } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import {
  beginDispatch,
  startPreparation,
  type StartedDispatch,
} from '#actions/features/send-newsletter/prepare-deliveries.ts';
import { createMailer, type Mailer } from '#actions/lib/mail/mailer.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

/** Queues newsletters whose subjects are their numbers; returns the ids of their dispatches. */
async function sendMany(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { dispatch_id } = await world.send(await world.addNewsletter(), { subject: `number-${number}` });
    ids.push(dispatch_id);
  }
  return ids;
}

/** Returns a mailer to the sink, and the highest number of mails of a newsletter that were under way at once. */
function countingMailer() {
  const mailer = createMailer({ url: world.sink.url });
  const most = new Map<string, number>();
  const now = new Map<string, number>();
  const deliver: Mailer['deliver'] = async (envelope, message) => {
    const number = numberOf(message.toString()) ?? '';
    const count = (now.get(number) ?? 0) + 1;
    now.set(number, count);
    most.set(number, Math.max(most.get(number) ?? 0, count));
    const outcome = await mailer.deliver(envelope, message);
    now.set(number, (now.get(number) ?? 0) - 1);
    return outcome;
  };
  return { mailer: { ...mailer, deliver }, most };
}

/** Locks the row of a dispatch, which every change of its deliveries has to write. */
async function lockDispatch(id: string): Promise<PoolClient> {
  const lock = await world.begin();
  await lock.query('select from dispatches where id = $1 for update', [id]);
  return lock;
}

const waitsForLock = async () =>
  (
    await world.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;
const numberOf = (raw: string) => /^Subject: number-(\d)/m.exec(raw)?.[1];
const arrived = (number: string) => world.sink.mails.filter(({ raw }) => numberOf(raw) === number).length;
const unfinished = async () =>
  (await world.rows(`select id from dispatches where state <> 'finished'`)).length;

describe('newsletters that are sent at the same time', () => {
  it('share the mail connections of the instance', async () => {
    await world.addContacts(60);
    world.sink.control.delayMs = 10;
    await sendMany(3);
    await world.startDispatcher({ connections: 3 });

    await expect.poll(unfinished).toBe(0);

    expect(world.sink.open.most).toBe(3);
    expect([...world.sink.counts().values()]).toEqual(Array(60).fill(3));
  });

  it('take turns if there are more than four of them', async () => {
    // Each newsletter needs several turns, of which one is at most five mails long.
    await world.addContacts(40);
    world.sink.control.delayMs = 20;
    await sendMany(6);
    await world.startDispatcher({ connections: 1, turnMs: 100 });

    await expect.poll(unfinished).toBe(0);

    const numbers = world.sink.mails.map(({ raw }) => numberOf(raw));
    const places = ['0', '1', '2', '3', '4', '5'].map((number) => ({
      first: numbers.indexOf(number),
      last: numbers.lastIndexOf(number),
    }));
    expect(Math.max(...places.map(({ first }) => first))).toBeLessThan(
      Math.min(...places.map(({ last }) => last)),
    );
    expect([...world.sink.counts().values()]).toEqual(Array(40).fill(6));
  });

  it('do not wait for a newsletter whose row is locked, and use all connections meanwhile', async () => {
    await world.addContacts(80);
    world.sink.control.delayMs = 10;
    const ids = await sendMany(2);
    const { mailer, most } = countingMailer();
    // Until the row is locked, no mail is answered: no newsletter is far then, however long that takes. The one that came
    // first may have every connection, so it is the one to lock.
    world.sink.hold();
    await world.startDispatcher({ connections: 3, mailer });
    await expect.poll(() => world.sink.mails.length).toBeGreaterThan(0);
    const first = numberOf(world.sink.mails[0]?.raw ?? '') === '1' ? 1 : 0;
    const [locked = '', free = ''] = first === 0 ? ids : ids.toReversed();
    const [lockedNumber, freeNumber] = [first, 1 - first].map(String) as [string, string];
    const lock = await lockDispatch(locked);
    most.clear();
    world.sink.letGo();
    await expect.poll(waitsForLock).toBeGreaterThan(0);
    await expect.poll(async () => (await world.dispatch(free))['state']).toBe('finished');

    expect(most.get(freeNumber)).toBe(3);
    expect(arrived(freeNumber)).toBe(80);
    expect(arrived(lockedNumber)).toBeLessThan(80);

    await lock.query('rollback');
    await expect.poll(unfinished).toBe(0);
    expect([...world.sink.counts().values()]).toEqual(Array(80).fill(2));
  });

  it('give back deliveries that wait for a connection when they are paused or cancelled', async () => {
    await world.addContacts(40);
    world.sink.manners.set('*', 'hang');
    const [paused = '', cancelled = ''] = await sendMany(2);
    const dispatcher = await world.startDispatcher({ connections: 3, timeoutMs: 60_000 });
    const sending = async (id: string) => (await world.dispatch(id))['sending_count'];
    await expect.poll(async () => [await sending(paused), await sending(cancelled)]).toEqual([3, 3]);

    await world.rows(`update dispatches set state = 'paused' where id = $1`, [paused]);
    await world.rows(`update dispatches set state = 'cancelled', finished_at = now() where id = $1`, [
      cancelled,
    ]);

    await expect.poll(async () => Number(await sending(paused)) + Number(await sending(cancelled))).toBe(3);
    await dispatcher.stop(4_000);
  });
});

describe('the preparation of a dispatch', () => {
  it.each(['paused', 'cancelled'])(
    'stops if the dispatch is %s, and later continues after the last prepared contact',
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
