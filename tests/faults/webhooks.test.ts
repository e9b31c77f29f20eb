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

describe('webhook events that two actions services deliver', () => {
  it.each(SEEDS)('still arrive when one of the services is killed (seed %i)', (seed) => kills.kill(seed));

  it.each(SEEDS)(
    'all arrive, in order per record, twice only where the killed service had claimed them (seed %i)',
    (seed) => kills.check(seed),
  );

  it('arrive twice at most for the requests that were open at a kill', () => {
    const ids = new Set(receiver.received.map(({ id }) => id));

    expect(receiver.received.length - ids.size).toBeLessThanOrEqual(SEEDS.length * SLOTS);
  });
});
