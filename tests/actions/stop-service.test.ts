import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '#tests/support/built-program.ts';
import { startNewsletters, type Newsletters } from './newsletters/start-newsletters.ts';
import { startReceiver, type Receiver } from './webhooks/start-receiver.ts';

const MAIN = fileURLToPath(new URL('../../actions/src/main.ts', import.meta.url));
const SECRET = 'secret-of-tests-only-0123456789-abcdef';

let world: Newsletters;
let receiver: Receiver;
let service: ChildProcess | undefined;

beforeAll(async () => {
  world = await startNewsletters();
  receiver = await startReceiver();
});
afterEach(() => service?.kill('SIGKILL'));
afterAll(async () => {
  await receiver.stop();
  await world.stop();
});

/** Starts the actions service as a process; nothing listens where it looks for Keycloak. */
async function startService(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [await builtProgram(MAIN)], {
    env: {
      DATABASE_URL: world.database.url,
      SMTP_URL: world.sink.url,
      KEYCLOAK_URL: 'http://127.0.0.1:1',
      PUBLIC_URL: 'http://localhost:3999',
      ACTIONS_PORT: '0',
      WEB_CLIENT_SECRET: SECRET,
      ACTIONS_CLIENT_SECRET: SECRET,
      API_READER_CLIENT_SECRET: SECRET,
      API_EDITOR_CLIENT_SECRET: SECRET,
      API_MAILING_CLIENT_SECRET: SECRET,
      ACTION_SECRET: SECRET,
      CAPTCHA_SECRET: SECRET,
      COOKIE_SECRET: SECRET,
      LIMIT_SECRET: SECRET,
      LINK_SECRET: SECRET,
      SESSION_SECRET: SECRET,
      TICKET_SECRET: SECRET,
      NEWSLETTER_RATE_LIMIT: '0',
      NEWSLETTER_CONNECTIONS: '5',
      WEBHOOK_ALLOW_PRIVATE: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = child.stdout;
  if (!output) throw new Error('The service has no output to read.');
  await new Promise<void>((listening, failed) => {
    child.once('exit', (code) => failed(new Error(`The service ended with code ${code}.`)));
    output.on('data', (lines: Buffer) => {
      if (lines.includes('listening')) listening();
    });
  });
  return child;
}

describe('the actions service that is told to stop', () => {
  it('ends mails and webhooks side by side, and writes down what became of each', async () => {
    const unanswered: ServerResponse[] = [];
    receiver.control.answer = (_received, response) => void unanswered.push(response);
    await world.rows(
      `insert into webhook_endpoints (name, url, events) values ('Slow', $1, '{notice.published}')`,
      [receiver.url],
    );
    await world.addContacts(1_000);
    world.sink.control.delayMs = 100;
    service = await startService();
    await world.rows(`insert into store_notices (content) values ('Maintenance tonight')`);
    const { dispatch_id } = await world.send(await world.addNewsletter());
    await expect.poll(() => unanswered.length).toBe(1);
    await expect.poll(() => world.sink.mails.length).toBeGreaterThan(10);

    service.kill('SIGTERM');
    const exit = once(service, 'exit');
    await expect.poll(async () => (await world.dispatch(dispatch_id))['sending_count']).toBe(0);
    unanswered[0]?.writeHead(204).end();

    expect(await exit).toEqual([0, null]);
    const { sent_count, queued_count } = await world.dispatch(dispatch_id);
    expect(sent_count).toBeLessThan(1_000);
    expect(sent_count).toBe(world.sink.mails.length);
    expect(queued_count).toBe(1_000 - Number(sent_count));
    expect(await world.rows('select state from webhook_deliveries')).toEqual([{ state: 'delivered' }]);
  });
});
