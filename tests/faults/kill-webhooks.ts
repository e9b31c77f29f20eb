import { expect } from 'vitest';
import type { Receiver } from '#tests/actions/webhooks/start-receiver.ts';
import type { WebhookWorld } from '#tests/actions/webhooks/start-world.ts';
import { seeded } from '#tests/support/seeded.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { tell, type TwoServices } from './two-services.ts';

const EVENTS = 300;
/** Events of each record, which must arrive in order. */
const EVENTS_PER_RECORD = 10;
/** Events that are left at least when a service is killed. */
const LEFT = 10;
/** Time that the receiver takes to answer, so that kills meet requests under way. */
const ANSWER_MS = 10;
const ARRIVE_MS = 120_000;
/** Upper bound for the requests of one service to one endpoint at the same time. */
export const SLOTS = 4;

type Notice = { type: string; data: { notice: { id: string; content: string } } };

const expectedOrder = Array.from({ length: EVENTS_PER_RECORD }, (_, at) =>
  at % 2 === 0 ? 'notice.published' : 'notice.ended',
);

/**
 * Lets two services deliver events to one endpoint, and kills a seeded one with SIGKILL for each seed, once a seeded
 * number of the seed's events has arrived. What the dead service had claimed is tried again after thirty seconds, so
 * the next seed does not wait for it.
 */
export function createWebhookKills(world: WebhookWorld, services: TwoServices, receiver: Receiver) {
  /** Ids of the events that any service had claimed when one was killed, and its seed. */
  const claimed = new Map<string, number>();
  receiver.control.answer = (_received, response) =>
    void setTimeout(() => response.writeHead(204).end(), ANSWER_MS);
  const arrivedOf = (seed: number) =>
    new Set(receiver.received.filter(({ body }) => body.includes(`Seed ${seed} `)).map(({ id }) => id));

  return {
    async kill(seed: number): Promise<void> {
      const random = seeded(seed);
      const victim = random() < 0.5 ? 0 : 1;
      const killAfter = Math.floor(random() * (EVENTS - LEFT));
      const writing = writeEvents(world, seed);
      await waitUntil(
        `more than ${killAfter} events have arrived (seed ${seed})`,
        () => arrivedOf(seed).size > killAfter,
        ARRIVE_MS,
      );
      await services.kill(victim);
      const open = await world.rows<{ event_id: string }>(
        `select event_id from webhook_deliveries where state = 'waiting' and claimed_until is not null`,
      );
      for (const { event_id } of open) claimed.set(event_id, seed);
      await Promise.all([services.restart(victim), writing]);
      tell('webhooks', { seed, victim, killAfter, claimed: open.length });
    },

    /** Waits until each seed's events have arrived, and checks how often and in which order they came. */
    async check(seed: number): Promise<void> {
      await waitUntil(
        `all events have arrived (seed ${seed})`,
        () => arrivedOf(seed).size >= EVENTS,
        ARRIVE_MS,
      );
      await waitUntil(
        `all deliveries are done (seed ${seed})`,
        async () => (await stateOf(world, seed)).every(({ state }) => state === 'delivered'),
        ARRIVE_MS,
      );
      expect(await stateOf(world, seed), `seed ${seed}`).toEqual([{ state: 'delivered', count: EVENTS }]);
      checkRepeats(seed);
      checkOrder(seed);
    },
  };

  function checkRepeats(seed: number): void {
    const bodies = new Map<string, string[]>();
    for (const { id, body } of receiver.received)
      if (body.includes(`Seed ${seed} `)) bodies.set(id, [...(bodies.get(id) ?? []), body]);
    const repeated = [...bodies].filter(([, copies]) => copies.length > 1);

    for (const [id, copies] of repeated) {
      expect(claimed.has(id), `seed ${seed}: ${id} was claimed at a kill`).toBe(true);
      expect(new Set(copies).size, `seed ${seed}: a repeat of ${id} says the same`).toBe(1);
    }
    tell('webhooks', { seed, repeated: repeated.length });
  }

  function checkOrder(seed: number): void {
    const seen = new Set<string>();
    const order = new Map<string, string[]>();
    for (const { id, body } of receiver.received) {
      if (!body.includes(`Seed ${seed} `) || seen.has(id)) continue;
      seen.add(id);
      const { type, data } = JSON.parse(body) as Notice;
      order.set(data.notice.id, [...(order.get(data.notice.id) ?? []), type]);
    }
    expect(order.size).toBe(EVENTS / EVENTS_PER_RECORD);
    for (const types of order.values())
      expect(types, `seed ${seed}: order of a record`).toEqual(expectedOrder);
  }
}

/** Publishes and ends notices of a seed, until there are EVENTS events. */
async function writeEvents({ rows }: WebhookWorld, seed: number): Promise<void> {
  await rows(
    `insert into store_notices (content, is_active)
     select format('Seed %s notice %s', $1::integer, n), true from generate_series(1, $2::integer) as n`,
    [seed, EVENTS / EVENTS_PER_RECORD],
  );
  for (let at = 1; at < EVENTS_PER_RECORD; at += 1) {
    await rows(
      `update store_notices set is_active = not is_active where content like format('Seed %s %%', $1::integer)`,
      [seed],
    );
  }
}

const stateOf = ({ rows }: WebhookWorld, seed: number) =>
  rows<{ state: string; count: number }>(
    `select delivery.state, count(*)::integer from webhook_deliveries as delivery
       join webhook_events as event on event.id = event_id
     where data #>> '{notice,content}' like format('Seed %s %%', $1::integer) group by delivery.state`,
    [seed],
  );
