import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import { startJobsRunner } from '#actions/lib/jobs/start-jobs-runner.ts';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startActions } from './start-actions.ts';
import { codeOf } from './start-instance.ts';
import { silent, startDelivery } from './webhooks/start-world.ts';

/** Time in which a process would have done what it must not do: several of its intervals. */
const QUIET_MS = 300;

const stops: Array<() => Promise<unknown>> = [];

const actions = useStarted(() => startActions());
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const hold = () => actions.pool.query(`select public.hold_restored_data(now() - interval '1 hour')`);
const resume = () => actions.callAsAdmin('resume_product', {});

describe('a product that is held after a restore', () => {
  it('gives no event a position until it is resumed, and then all of them', async () => {
    await actions.pool.query(`insert into footer_links (label, url, category) values ('A', '/', 'Company')`);
    await hold();

    expect(await relayOutbox(actions.pool)).toEqual({ relayed: 0 });
    expect((await resume()).json()).toEqual({ was_held: true });
    expect((await resume()).json()).toEqual({ was_held: false });
    expect((await relayOutbox(actions.pool)).relayed).toBeGreaterThan(0);
  });

  it('is resumed only by an administrator, whose id is stored', async () => {
    await hold();
    const refused = await actions.callAction(
      'resume_product',
      {},
      {},
      { 'x-hasura-role': 'user', 'x-hasura-user-id': actions.clientId },
    );

    expect(refused.json()).toMatchObject({ extensions: { code: 'role-required' } });
    await resume();
    const { rows } = await actions.pool.query(
      'select resumed_by, resumed_at is not null as resumed from holds',
    );
    expect(rows).toEqual([{ resumed_by: actions.adminId, resumed: true }]);
  });

  it('runs no job until it is resumed, whether the service started before or after the hold', async () => {
    const ran: string[] = [];
    const tasks = { note: (payload: unknown) => void ran.push((payload as { name: string }).name) };
    const queue = (name: string) =>
      queueJob(actions.pool, { task: 'note', payload: { name }, maxAttempts: 1 });
    await hold();
    const runner = await startJobsRunner({ databaseUrl: actions.databaseUrl, tasks, log: silent });
    stops.push(() => runner.stop());

    await queue('first');
    await sleep(QUIET_MS);
    expect(ran).toEqual([]);
    expect(runner.isWell()).toBe(true);

    await resume();
    await expect.poll(() => ran).toEqual(['first']);

    await hold();
    await expect.poll(() => runner.takesJobs()).toBe(false);
    await queue('second');
    await sleep(QUIET_MS);
    expect(ran).toEqual(['first']);

    await resume();
    await expect.poll(() => ran).toEqual(['first', 'second']);
  });

  it('posts no webhook until it is resumed', async () => {
    const posted: string[] = [];
    await actions.pool.query(
      `insert into webhook_endpoints (name, url, events) values ('Shop', 'https://shop.example.test/', '{plan.changed}')`,
    );
    const delivery = startDelivery(actions.pool, {
      post: (url) => {
        posted.push(url);
        return Promise.resolve({ status: 200, problem: null, response: '' });
      },
    });
    stops.push(() => delivery.stop());
    await hold();
    await actions.pool.query(
      `update pricing_plans set name = name || '!' where id in (select id from pricing_plans limit 1)`,
    );
    await sleep(QUIET_MS);
    expect(posted).toEqual([]);

    await resume();
    await expect.poll(() => posted).toEqual(['https://shop.example.test/']);
  });

  it('refuses an API key after it was resumed until an administrator confirms the key', async () => {
    const { id, key } = (await actions.callAsAdmin('create_api_key', { name: 'Shop', role: 'reader' })).json<{
      id: string;
      key: string;
    }>();
    const exchange = () => actions.callKeys(JSON.stringify({ key }), {});
    expect((await exchange()).statusCode).toBe(200);

    await hold();
    await resume();
    const held = await exchange();
    expect([held.statusCode, codeOf(held)]).toEqual([401, 'api-key-held']);

    await actions.callAsAdmin('confirm_api_key', { id });
    expect((await exchange()).statusCode).toBe(200);
  });

  it('takes a list of emails to unsubscribe or mark as bounced, for existing and for later contacts', async () => {
    await actions.pool.query(
      `insert into contacts (email) values ('Omar@example.test'), ('layla@example.test'), ('stays@example.test')`,
    );
    const call = (emails: string[], state: string) =>
      actions.callAsAdmin('suppress_emails', { emails, state });

    const left = ['omar@EXAMPLE.test', ' omar@example.test', 'later@example.test', 'no email'];
    expect((await call(left, 'unsubscribed')).json()).toEqual({ suppressed: 3, refused: ['no email'] });
    await call(['layla@example.test', 'omar@example.test'], 'bounced');
    await actions.pool.query(`insert into contacts (email) values ('Later@example.test')`);

    const { rows } = await actions.pool.query<{ email: string; state: string }>(
      `select email, state from contacts where email ~* '^(omar|layla|stays|later)@' order by lower(email)`,
    );
    expect(rows.map(({ email, state }) => [email, state])).toEqual([
      ['Later@example.test', 'unsubscribed'],
      ['layla@example.test', 'bounced'],
      ['Omar@example.test', 'unsubscribed'],
      ['stays@example.test', 'subscribed'],
    ]);
    const tooMany = Array.from({ length: 1_001 }, (_, at) => `a${at}@example.test`);
    expect(codeOf(await call(tooMany, 'bounced'))).toBe('request-invalid');
  });
});
