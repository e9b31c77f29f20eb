import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { waitUntil } from '#tests/support/wait-until.ts';
import { checkArrivals, writeEvents } from './notice-events.ts';
import type { Received, Receiver } from './start-receiver.ts';
import type { WebhookWorld } from './start-world.ts';
import { endProcess } from '#tests/support/processes/end-process.ts';
import { spawnWorker } from '#tests/support/processes/spawn-worker.ts';

const PROGRAM = fileURLToPath(new URL('delivery-process.ts', import.meta.url));
/** Milliseconds of a claim: far more than a worker needs on a busy machine, so that no claim of a living one expires. */
const CLAIM_MS = 600_000;

/** Lets the time of a dead worker's claims pass, once none of its statements can claim any more. */
async function expireClaims(world: WebhookWorld): Promise<void> {
  await waitUntil('the sessions of the dead worker are gone', async () => {
    const sessions = await world.rows(
      `select from pg_stat_activity where application_name = 'delivery worker' and datname = current_database()`,
    );
    return sessions.length === 0;
  });
  await world.rows('update webhook_deliveries set claimed_until = now() where claimed_until > now()');
}

/**
 * Publishes and ends notices until there are `events`, and kills the worker `kills` times, each time after a share of
 * the events has arrived. Checks that no event is lost, that repeats have the event's id and body, and that a record's
 * events arrive in order.
 */
export async function surviveKills(
  world: WebhookWorld,
  receiver: Receiver,
  { events, kills }: { events: number; kills: number },
): Promise<{ received: number; repeated: number; seconds: number }> {
  const startedAt = Date.now();
  const id = await world.addEndpoint(receiver.url, ['notice.published', 'notice.ended']);
  const settings = { databaseUrl: world.database.url, claimMs: CLAIM_MS };
  let worker = await spawnWorker(PROGRAM, settings);
  const writing = writeEvents(world, 'Notice', events);

  for (let at = 1; at <= kills; at += 1) {
    const share = Math.floor((events * at) / (kills + 1));
    await expect.poll(() => distinct(receiver.received), { interval: 2 }).toBeGreaterThanOrEqual(share);
    await endProcess(worker, 'SIGKILL');
    await expireClaims(world);
    worker = await spawnWorker(PROGRAM, settings);
  }
  await writing;
  await expect.poll(() => distinct(receiver.received), { interval: 50 }).toBe(events);
  await expect
    .poll(async () => (await world.deliveries(id)).filter(({ state }) => state !== 'delivered').length)
    .toBe(0);
  await endProcess(worker, 'SIGKILL');

  await checkNothingLost(world, receiver, events);
  const repeated = receiver.received.length - events;
  // Each kill repeats at most the four requests to one endpoint that were under way.
  expect(repeated).toBeLessThanOrEqual(kills * 4);
  return { received: receiver.received.length, repeated, seconds: (Date.now() - startedAt) / 1_000 };
}

const distinct = (received: readonly Received[]) => new Set(received.map(({ id }) => id)).size;

async function checkNothingLost(world: WebhookWorld, { received }: Receiver, events: number): Promise<void> {
  const written = await world.rows<{ id: string }>('select id from webhook_events');
  expect(written).toHaveLength(events);
  expect(new Set(received.map(({ id }) => id))).toEqual(new Set(written.map(({ id }) => id)));
  checkArrivals(received, events);
}
