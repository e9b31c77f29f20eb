import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { actionSecret, publicUrl } from '#tests/actions/start-actions.ts';
import { startProxy } from '#tests/support/start-proxy.ts';
import { runExample, type Program } from './run-example.ts';
import type { startApi } from './start-api.ts';
import { startWeb } from './start-web.ts';

type Api = Awaited<ReturnType<typeof startApi>>;
type Faults = {
  /** Milliseconds without a server. */
  outageMs: number;
  /** Preloads `hasty-timers.mjs`, so that the examples wait a tenth of their time. */
  isHasty: boolean;
  /** Bound for the time after a fault in which each example has caught up. */
  backWithinMs: number;
};

/**
 * Runs the live examples of the docs as they are through a killed server, an outage, a line that goes silent and two
 * renewals of the token, with a change during each, and expects every state and each change once.
 */
export async function outliveFaults(api: Api, { outageMs, isHasty, backWithinMs }: Faults): Promise<void> {
  const { pool } = api.actions;
  /** Keeps the rows of a retried test apart. */
  const attempt = randomUUID().slice(0, 8);
  await pool.query(
    `update identity.client set settings = jsonb_set(settings, '{attributes,access.token.lifespan}', '"5"')
     where client_id = 'api-reader'`,
  );
  const { id, key } = await api.makeKey();
  const startServer = (port = '0') =>
    startWeb(api.engineUrl, {
      PORT: port,
      PUBLIC_URL: publicUrl,
      ACTIONS_URL: api.actionsUrl,
      ACTION_SECRET: actionSecret,
    });
  let server = await startServer();
  const proxy = await startProxy(server.url);
  const folder = await mkdtemp(join(tmpdir(), 'examples-'));
  const cursorFile = join(folder, 'cursor');
  const programs: Program[] = [];

  function run(file: string): Program {
    const program = runExample(file, {
      args: isHasty ? ['--import', './tests/web/hasty-timers.mjs'] : [],
      env: { ORIGIN: new URL(proxy.url).origin, HOSTFRONT_KEY: key, CURSOR_FILE: cursorFile },
    });
    programs.push(program);

    return program;
  }

  const countTokens = async () =>
    (await pool.query('select from api_access.tokens where key_id = $1', [id])).rowCount ?? 0;
  const readChanges = async () =>
    (
      await pool.query<{ line: string }>(
        `select concat_ws(' ', number, operation, table_name, record_id) as line from changes
         where table_name in ('pricing_plans', 'store_notices') order by number`,
      )
    ).rows.map(({ line }) => line);
  /** Changes a plan, a notice and, for the numbers that a reader does not see, a contact. */
  async function change(name: string) {
    const word = name + attempt;
    await pool.query(
      `insert into pricing_plans (name, category, price, currency, period, features)
       select $1, category, price, currency, period, features from pricing_plans limit 1`,
      [word],
    );
    await pool.query(`insert into contacts (email) values ($1)`, [`${word}@example.test`]);
    await pool.query(`insert into store_notices (content, notice_date) values ($1, '2100-01-01')`, [word]);
    await relayOutbox(pool);
  }
  const countPlans = async () =>
    (await pool.query<{ count: string }>('select count(*) from pricing_plans')).rows[0]?.count;

  let changes = run('key-changes.mjs');
  const notices = run('live-notices.mjs');
  const plans = run('key-live.mjs');
  const told: string[] = [];
  async function expectCaughtUp(name: string) {
    const options = { timeout: backWithinMs, interval: 50 };
    await expect.poll(() => notices.lines.at(-1), options).toContain(name + attempt);
    const count = await countPlans();
    await expect.poll(() => plans.lines.at(-1), options).toBe(count);
    const all = await readChanges();
    await expect.poll(() => told.length + changes.lines.length, options).toBeGreaterThanOrEqual(all.length);
    expect([...told, ...changes.lines]).toEqual(all);
  }

  try {
    await change('first');
    await expectCaughtUp('first');

    const { port } = new URL(server.url);
    await server.stop();
    await change('killed');
    server = await startServer(port);
    await expectCaughtUp('killed');

    proxy.cut();
    await change('outage');
    await sleep(outageMs);
    proxy.serve();
    await expectCaughtUp('outage');

    proxy.freeze('served');
    await change('silence');
    await expectCaughtUp('silence');

    const complaints = () => [notices, plans, changes].map((program) => program.complaints.length);
    const before = complaints();
    const tokens = await countTokens();
    await expect.poll(countTokens, { timeout: 60_000 }).toBeGreaterThanOrEqual(tokens + 2);
    await change('renewed');
    await expectCaughtUp('renewed');
    expect(complaints()).toEqual(before);

    // A program that ends between a line and the cursor after it would rightly print that line again.
    const last = changes.lines.at(-1)?.split(' ')[0];
    await expect.poll(() => readFile(cursorFile, 'utf8'), { timeout: backWithinMs }).toBe(last);
    await changes.stop();
    told.push(...changes.lines);
    await change('restarted');
    changes = run('key-changes.mjs');
    await expectCaughtUp('restarted');
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
    await proxy.stop();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
