import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surviveKills } from './kill-worker.ts';
import { startReceiver, type Receiver } from './start-receiver.ts';
import { startWebhookWorld, type WebhookWorld } from './start-world.ts';

let world: WebhookWorld;
let receiver: Receiver;

beforeAll(async () => {
  world = await startWebhookWorld({ isDelivering: false });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await world.stop();
});

describe('three hundred events', () => {
  it('survive the death of their worker', async () => {
    const { received } = await surviveKills(world, receiver, { events: 300, kills: 1 });

    expect(received).toBeGreaterThanOrEqual(300);
  });
});
