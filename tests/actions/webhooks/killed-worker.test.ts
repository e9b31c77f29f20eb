import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { surviveKills } from './kill-worker.ts';
import { startReceiver } from './start-receiver.ts';
import { startWebhookWorld } from './start-world.ts';

const world = useStarted(() => startWebhookWorld({ isDelivering: false }));
const receiver = useStarted(() => startReceiver());

describe('three hundred webhook events', () => {
  it('all reach the receiver although the worker that delivers them is killed', async () => {
    const { received } = await surviveKills(world, receiver, { events: 300, kills: 1 });

    expect(received).toBeGreaterThanOrEqual(300);
  });
});
