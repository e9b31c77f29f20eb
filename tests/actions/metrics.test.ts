import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createPool } from '#actions/lib/database.ts';
import { createMetrics } from '#actions/app/metrics.ts';
import { observeProcess } from '#runtime/observe/metrics.ts';
import { startProxy } from '#tests/support/processes/start-proxy.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startActions } from './start-actions.ts';

const actions = useStarted(() => startActions());
const proxy = useStarted(() => startProxy(actions.databaseUrl));

/** Returns the values of our metrics by their series. */
async function read({ registry }: Pick<ReturnType<typeof createMetrics>, 'registry'>) {
  const lines = (await registry.metrics()).match(/^hostfront_.*/gm) ?? [];
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

describe('the metrics of the actions service', () => {
  it('count outbox events that have no number yet, dispatches with a problem, mails that wait, and failed imports', async () => {
    await actions.pool.query(`
      with dispatch as (
        insert into dispatches (newsletter_id, subject, html_content, template_name, state, problem)
        values (gen_random_uuid(), 'News', 'Hello', 'Basic', 'sending', 'connect ECONNREFUSED') returning id, newsletter_id)
      insert into deliveries (dispatch_id, newsletter_id, message_token)
      select id, newsletter_id, 'token' from dispatch`);
    await actions.pool.query(
      `insert into imports (idempotency_key, state) values ('key-of-a-test', 'failed')`,
    );
    await actions.pool.query(`
      delete from outbox.events; insert into outbox.events (happened_at, actor, operation, table_name)
      values (now() - interval '5 minutes', 'system', 'update', 'contacts')`);

    const values = await read(createMetrics(actions.pool));

    expect(values).toMatchObject({
      hostfront_database_up: 1,
      hostfront_outbox_events_unnumbered: 1,
      'hostfront_dispatches_open{state="sending",problem="yes"}': 1,
      'hostfront_deliveries_waiting{state="queued"}': 1,
      'hostfront_deliveries_waiting{state="unknown"}': 0,
      'hostfront_imports_recent{state="failed"}': 1,
    });
    expect(values['hostfront_outbox_unnumbered_age_seconds']).toBeGreaterThanOrEqual(300);
  });

  it('are answered without the values from the database while it does not answer', async () => {
    const pool = createPool(proxy.url, pino({ level: 'silent' }));
    const metrics = createMetrics(pool);
    await read(metrics);
    proxy.freeze('frozen');

    const values = await read(metrics);

    expect(values['hostfront_database_up']).toBe(0);
    expect(values).not.toHaveProperty('hostfront_outbox_unnumbered_age_seconds');
    expect(values).toHaveProperty('hostfront_database_connections{pool="main",state="waiting"}');
    await pool.end();
  });

  it('count failed sign-ins by their error code', async () => {
    const metrics = { registry: actions.services.metrics };
    await actions.signIn({ email: 'nobody@example.test', password: 'wrong' });
    await actions.callAction('sign_in', { email: 'a@example.test', password: 'x', captcha_token: 'none' });

    const counted = Object.keys(await read(metrics)).filter((series) => series.includes('sign_in_failures'));

    expect(counted).toEqual([
      'hostfront_sign_in_failures_total{reason="sign-in-invalid-credentials"}',
      expect.stringMatching(/\{reason="captcha-[a-z-]+"\}$/),
    ]);
  });

  it('name the release and the version of Node', async () => {
    const metrics = createMetrics(actions.pool);
    observeProcess(metrics.registry);

    expect(await metrics.registry.metrics()).toMatch(
      /^hostfront_build_info\{version="\d+\.\d+\.\d+(-dev)?",node="v\d+\.\d+\.\d+"\} 1$/m,
    );
  });
});
