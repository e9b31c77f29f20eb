import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { waitUntil } from '#tests/support/wait-until.ts';
import { builtProgram } from '#tests/support/processes/built-program.ts';
import { checkArrivals, writeEvents } from './notice-events.ts';
import type { Received, Receiver } from './start-receiver.ts';
import type { WebhookWorld } from './start-world.ts';

const PROGRAM = fileURLToPath(new URL('delivery-process.ts', import.meta.url));
/** Milliseconds of a claim: far more than a worker needs on a busy machine, so that no claim of a living one expires. */
const CLAIM_MS = 600_000;

async function spawnWorker(databaseUrl: string): Promise<ChildProcess> {
  const settings = JSON.stringify({ databaseUrl, claimMs: CLAIM_MS });
  const child = spawn(process.execPath, [await builtProgram(PROGRAM), settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
  return child;
}

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

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
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
  let worker = await spawnWorker(world.database.url);
  const writing = writeEvents(world, 'Notice', events);

  for (let at = 1; at <= kills; at += 1) {
    const share = Math.floor((events * at) / (kills + 1));
    await expect.poll(() => distinct(receiver.received), { interval: 2 }).toBeGreaterThanOrEqual(share);
    await kill(worker);
    await expireClaims(world);
    worker = await spawnWorker(world.database.url);
  }
  await writing;
  await expect.poll(() => distinct(receiver.received), { interval: 50 }).toBe(events);
  await expect
    .poll(async () => (await world.deliveries(id)).filter(({ state }) => state !== 'delivered').length)
    .toBe(0);
  await kill(worker);

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
