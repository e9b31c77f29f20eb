import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { builtProgram } from '#tests/support/processes/built-program.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './newsletters/start-newsletters.ts';
import { clientSecrets, ownSecrets } from './start-identity.ts';
import { actionSecret } from './start-instance.ts';
import { startReceiver } from './webhooks/start-receiver.ts';

const MAIN = fileURLToPath(new URL('../../actions/src/main.ts', import.meta.url));

let service: ChildProcess | undefined;

const world = useStarted(() => startNewsletters());
const receiver = useStarted(() => startReceiver());
afterEach(async () => {
  service?.kill('SIGKILL');
  await world.clear();
  await world.rows('truncate webhook_endpoints, webhook_deliveries, store_notices cascade');
});

/** Runs the actions service as a process; nothing listens where it looks for Keycloak. */
async function runService(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [await builtProgram(MAIN)], {
    env: {
      DATABASE_URL: world.database.url,
      SMTP_URL: world.sink.url,
      KEYCLOAK_URL: 'http://127.0.0.1:1',
      PUBLIC_URL: 'http://localhost:3999',
      ACTIONS_PORT: '0',
      ACTION_SECRET: actionSecret,
      ...ownSecrets,
      ...clientSecrets,
      NEWSLETTER_RATE_LIMIT: '0',
      NEWSLETTER_CONNECTIONS: '5',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  service = child;
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const exit = once(child, 'exit');
  const listening = new Promise<void>((done) => {
    child.stdout.on('data', (lines: Buffer) => void (lines.includes('listening') && done()));
  });

  return {
    exit,
    errors: () => errors,
    untilListening: () =>
      Promise.race([listening, exit.then(() => Promise.reject(new Error(`The service ended: ${errors}`)))]),
    stop: () => child.kill('SIGTERM'),
  };
}

/** Adds a webhook whose receiver leaves each request unanswered. */
async function addSilentWebhook(): Promise<ServerResponse[]> {
  const unanswered: ServerResponse[] = [];
  receiver.control.answer = (_received, response) => void unanswered.push(response);
  await world.rows(
    `insert into webhook_endpoints (name, url, events) values ('Slow', $1, '{notice.published}')`,
    [receiver.url],
  );
  return unanswered;
}

/** Runs the service until it sends a newsletter, and a webhook that is not answered. */
async function runBusyService(unanswered: readonly ServerResponse[]) {
  const service = await runService();
  await service.untilListening();
  await world.rows(`insert into store_notices (content) values ('Maintenance tonight')`);
  const { dispatch_id } = await world.send(await world.addNewsletter());
  await expect.poll(() => unanswered.length).toBe(1);

  return { ...service, dispatch_id };
}

describe('the actions service that is told to stop', () => {
  it('finishes the mails and webhooks that are under way, and stores their results', async () => {
    const unanswered = await addSilentWebhook();
    await world.addContacts(1_000);
    world.sink.control.delayMs = 100;
    const { exit, stop, dispatch_id } = await runBusyService(unanswered);
    await expect.poll(() => world.sink.mails.length).toBeGreaterThan(10);

    stop();
    await expect.poll(async () => (await world.dispatch(dispatch_id))['sending_count']).toBe(0);
    unanswered[0]?.writeHead(204).end();

    expect(await exit).toEqual([0, null]);
    const { sent_count, queued_count } = await world.dispatch(dispatch_id);
    expect(sent_count).toBeLessThan(1_000);
    expect(sent_count).toBe(world.sink.mails.length);
    expect(queued_count).toBe(1_000 - Number(sent_count));
    expect(await world.rows('select state from webhook_deliveries')).toEqual([{ state: 'delivered' }]);
  });

  it('ends with exit code 0 though mail server and webhook receiver do not answer, and stores what it knows', async () => {
    const unanswered = await addSilentWebhook();
    await world.addContacts(1_000);
    world.sink.manners.set('*', 'hang');
    const { exit, errors, stop, dispatch_id } = await runBusyService(unanswered);
    await expect.poll(() => world.sink.open.now).toBe(5);

    stop();

    expect(await exit, errors()).toEqual([0, null]);
    expect(await world.dispatch(dispatch_id)).toMatchObject({
      sending_count: 0,
      unknown_count: 5,
      queued_count: 995,
    });
    expect(await world.rows('select state, attempts_count from webhook_deliveries')).toEqual([
      { state: 'waiting', attempts_count: 1 },
    ]);
    expect(await left()).toEqual({ workers: [], locked: [] });
  });

  it('ends with exit code 0 if it has not begun to listen', async () => {
    const holder = await world.begin();
    await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.prepareSchema]);
    const { exit, errors, stop } = await runService();
    await expect.poll(isWaitingForLock).toBe(true);

    stop();
    await holder.query('select pg_advisory_unlock_all()');

    expect(await exit).toEqual([0, null]);
    expect(errors()).toBe('');
    expect(await left()).toEqual({ workers: [], locked: [] });
  });
});

describe('the actions service whose port is in use', () => {
  it('finishes its mails and releases its locks before it exits with 1', async () => {
    const { port } = new URL(receiver.url);
    await world.addContacts(1_000);
    world.sink.control.delayMs = 100;
    const { dispatch_id } = await world.send(await world.addNewsletter());

    const { exit, errors } = await runService({ ACTIONS_PORT: port });

    expect(await exit).toEqual([1, null]);
    expect(errors()).toContain('EADDRINUSE');
    expect(await world.dispatch(dispatch_id)).toMatchObject({ sending_count: 0, unknown_count: 0 });
    expect(await left()).toEqual({ workers: [], locked: [] });
  });
});

/** Returns what a process that did not end in order leaves in the database. */
const left = async () => ({
  workers: await world.rows('select from actions.workers'),
  locked: await world.rows('select from graphile_worker.jobs where locked_at is not null'),
});

const isWaitingForLock = async () =>
  (
    await world.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%advisory%'`,
    )
  ).length > 0;
