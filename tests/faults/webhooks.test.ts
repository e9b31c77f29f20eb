import { beforeAll, describe, expect, it } from 'vitest';
import { startReceiver } from '#tests/actions/webhooks/start-receiver.ts';
import { startWebhookWorld } from '#tests/actions/webhooks/start-world.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { createWebhookKills, SLOTS } from './kill-webhooks.ts';
import { startKillablePostgres } from './database/killable-postgres.ts';
import { SEEDS, startTwoServices } from './two-services.ts';

const postgres = useStarted(() => startKillablePostgres());
const world = useStarted(() =>
  startWebhookWorld({ isDelivering: false, superuserUrl: postgres.superuserUrl }),
);
const receiver = useStarted(() => startReceiver());
beforeAll(async () => {
  await world.addEndpoint(receiver.url, ['notice.published', 'notice.ended']);
});
const services = useStarted(() =>
  startTwoServices({ databaseUrl: world.database.url, settings: { WEBHOOK_ALLOW_PRIVATE: 'true' } }),
);
let kills: ReturnType<typeof createWebhookKills>;
beforeAll(() => {
  kills = createWebhookKills(world, services, receiver);
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
