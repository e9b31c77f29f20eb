import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startReceiver, type Receiver } from './start-receiver.ts';
import { startWebhookWorld, type WebhookWorld } from './start-world.ts';

/** Starts one world for the tests of a file. Before each test, `tell` gets it and a new receiver without an endpoint. */
export function useWebhookWorld(tell: (started: { world: WebhookWorld; receiver: Receiver }) => void): void {
  let world: WebhookWorld;
  let receiver: Receiver;

  beforeAll(async () => {
    world = await startWebhookWorld();
  });
  beforeEach(async () => {
    await world.pool.query('delete from webhook_endpoints; delete from graphile_worker._private_jobs');
    receiver = await startReceiver();
    tell({ world, receiver });
  });
  afterEach(() => receiver.stop());
  afterAll(() => world.stop());
}
