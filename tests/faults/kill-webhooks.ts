import { expect } from 'vitest';
import { checkArrivals, writeEvents } from '#tests/actions/webhooks/notice-events.ts';
import type { Receiver } from '#tests/actions/webhooks/start-receiver.ts';
import type { WebhookWorld } from '#tests/actions/webhooks/start-world.ts';
import { seeded } from '#tests/support/seeded.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { tell, type TwoServices } from './two-services.ts';

const EVENTS = 300;
/** Events that are left at least when a service is killed. */
const LEFT = 10;
/** Time that the receiver takes to answer, so that kills meet requests under way. */
const ANSWER_MS = 10;
const ARRIVE_MS = 120_000;
/** Upper bound for the requests of one service to one endpoint at the same time. */
export const SLOTS = 4;

/**
 * Lets two services deliver events to one endpoint, and kills a seeded one with SIGKILL for each seed, once a seeded
 * number of the seed's events has arrived. What the dead service had claimed is tried again after thirty seconds, so
 * the next seed does not wait for it.
 */
export function createWebhookKills(world: WebhookWorld, services: TwoServices, receiver: Receiver) {
  /** Ids of the events that any service had claimed when one was killed. */
  const claimed = new Set<string>();
  receiver.control.answer = (_received, response) =>
    void setTimeout(() => response.writeHead(204).end(), ANSWER_MS);
  const receivedOf = (seed: number) => receiver.received.filter(({ body }) => body.includes(`Seed ${seed} `));
  const arrivedOf = (seed: number) => new Set(receivedOf(seed).map(({ id }) => id));

  return {
    async kill(seed: number): Promise<void> {
      const random = seeded(seed);
      const victim = random() < 0.5 ? 0 : 1;
      const killAfter = Math.floor(random() * (EVENTS - LEFT));
      const writing = writeEvents(world, `Seed ${seed} notice`, EVENTS);
      await waitUntil(
        `more than ${killAfter} events have arrived (seed ${seed})`,
        () => arrivedOf(seed).size > killAfter,
        ARRIVE_MS,
      );
      await services.kill(victim);
      const open = await world.rows<{ event_id: string }>(
        `select event_id from webhook_deliveries where state = 'waiting' and claimed_until is not null`,
      );
      for (const { event_id } of open) claimed.add(event_id);
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
      const repeated = checkArrivals(receivedOf(seed), EVENTS);
      for (const id of repeated)
        expect(claimed.has(id), `seed ${seed}: ${id} was claimed at a kill`).toBe(true);
      tell('webhooks', { seed, repeated: repeated.size });
    },
  };
}

const stateOf = ({ rows }: WebhookWorld, seed: number) =>
  rows<{ state: string; count: number }>(
    `select delivery.state, count(*)::integer from webhook_deliveries as delivery
       join webhook_events as event on event.id = event_id
     where data #>> '{notice,content}' like format('Seed %s %%', $1::integer) group by delivery.state`,
    [seed],
  );
