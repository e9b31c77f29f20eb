import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayWebhookDeliveries } from '#actions/features/send-webhooks/manage-webhooks.ts';
import { reference } from '#src/features/developers/reference.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { adminSession, startWebhookWorld } from './start-world.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const EXAMPLE = 'docs/integrate/examples/webhook-receiver.mjs';

let receiver: ChildProcess;
let url: string;
let endpoint: string;
let output = '';
const world = useStarted(() => startWebhookWorld());
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  endpoint = await world.addEndpoint(url, ['notice.published']);
  const WEBHOOK_SECRET = await world.secret(endpoint);
  receiver = spawn(process.execPath, [EXAMPLE], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  receiver.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const statusOf = async () => (await fetch(url).catch(() => undefined))?.status;
  await waitUntil('the receiver listens', async () => (await statusOf()) === 400);
});
afterAll(() => void receiver.kill());

describe('the example of a webhook receiver in the documentation', () => {
  it('accepts a signed event, and handles it once if it comes twice', async () => {
    await world.addNotice({ content: 'From the example' });
    await expect.poll(() => world.deliveries(endpoint)).toMatchObject([{ state: 'delivered' }]);
    const [delivery] = await world.deliveries(endpoint);
    await replayWebhookDeliveries({ delivery_ids: [delivery?.id] }, adminSession, world.deps);
    await expect
      .poll(() => world.deliveries(endpoint))
      .toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);

    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^notice\.published .*From the example/),
    ]);
  });

  it('refuses an event without a valid signature', async () => {
    const headers = {
      'webhook-id': 'a',
      'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
      'webhook-signature': 'v1,AAAA',
    };

    expect((await fetch(url, { method: 'POST', body: '{}', headers })).status).toBe(400);
  });

  it('is shown unchanged on the page for integrators', () => {
    const code = readFileSync(EXAMPLE, 'utf8');

    expect(reference.examples.map((example) => example.code)).toContain(code.trimEnd());
  });
});
