import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '#tests/actions/webhooks/start-receiver.ts';
import { startWebhookWorld, type WebhookWorld } from '#tests/actions/webhooks/start-world.ts';
import { createWebhookKills, SLOTS } from './kill-webhooks.ts';
import { startKillablePostgres } from './database/killable-postgres.ts';
import { SEEDS, startTwoServices, type TwoServices } from './two-services.ts';

let postgres: Awaited<ReturnType<typeof startKillablePostgres>>;
let world: WebhookWorld;
let receiver: Receiver;
let services: TwoServices;
let kills: ReturnType<typeof createWebhookKills>;

beforeAll(async () => {
  postgres = await startKillablePostgres();
  world = await startWebhookWorld({ isDelivering: false, superuserUrl: postgres.superuserUrl });
  receiver = await startReceiver();
  await world.addEndpoint(receiver.url, ['notice.published', 'notice.ended']);
  services = await startTwoServices({
    databaseUrl: world.database.url,
    settings: { WEBHOOK_ALLOW_PRIVATE: 'true' },
  });
  kills = createWebhookKills(world, services, receiver);
});
afterAll(async () => {
  await services.stop();
  await receiver.stop();
  await world.stop();
  await postgres.stop();
});

describe('events that two services deliver', () => {
  it.each(SEEDS)('go on to arrive when one of them is killed (seed %i)', (seed) => kills.kill(seed));

  it.each(SEEDS)(
    'all arrive, those of a record in order, and again only where the dead one had claimed them (seed %i)',
    (seed) => kills.check(seed),
  );

  it('come twice for the few requests alone that were under way at a kill', () => {
    const ids = new Set(receiver.received.map(({ id }) => id));

    expect(receiver.received.length - ids.size).toBeLessThanOrEqual(SEEDS.length * SLOTS);
  });
});
