import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surviveKills } from '#tests/actions/webhooks/kill-worker.ts';
import { startReceiver, type Receiver } from '#tests/actions/webhooks/start-receiver.ts';
import { startWebhookWorld, type WebhookWorld } from '#tests/actions/webhooks/start-world.ts';
import { startKillablePostgres } from './killable-postgres.ts';

let postgres: Awaited<ReturnType<typeof startKillablePostgres>>;
let world: WebhookWorld;
let receiver: Receiver;

beforeAll(async () => {
  postgres = await startKillablePostgres();
  world = await startWebhookWorld({ isDelivering: false, superuserUrl: postgres.superuserUrl });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await world.stop();
  await postgres.stop();
});

describe('ten thousand events', () => {
  it('arrive, each at least once and those of a record in order, though their worker dies ten times', async () => {
    const figures = await surviveKills(world, receiver, { events: 10_000, kills: 10 });

    process.stdout.write(`webhooks: ${JSON.stringify(figures)}\n`);
    expect(figures.received).toBeGreaterThanOrEqual(10_000);
  }, 900_000);
});
