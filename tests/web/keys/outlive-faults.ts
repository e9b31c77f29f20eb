import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { startProxy } from '#tests/support/processes/start-proxy.ts';
import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';
import { runExample, type Program } from '../clients/run-example.ts';
import type { startApi } from '../start-api.ts';
import { startWeb } from '../start-web.ts';

type Api = Awaited<ReturnType<typeof startApi>>;
type Faults = {
  /** Milliseconds without a server. */
  outageMs: number;
  /** Preloads `hasty-timers.mjs`, so that the examples wait a tenth of their time. */
  isHasty: boolean;
  /** Bound for the time after a fault in which each example has caught up; none by default, as a machine may be busy. */
  backWithinMs?: number;
  /** Starts the web server on a port; by default in this process. */
  startServer?: (upstream: string, settings: Settings) => Promise<Server>;
  /** Runs the typed client too, whose TypeScript takes a second to load. */
  isTyped?: boolean;
};
/** Complaint of a program that got no answer in time: it ended the line, or was not let in before its deadline. */
const SILENCE = /after: (4499|4504|1006)\b|handshake has timed out/;

/** Seconds after which a token ends. */
const TOKEN_LIFE_S = 5;

type Settings = Record<string, string>;
/** `kill` ends the server without a word to anybody; `stop` does so as a signal does. */
type Server = { url: string; kill(): Promise<void>; stop(): Promise<void> };

/**
 * Runs the live examples of the docs as they are through a killed server, an outage, a line that goes silent and two
 * renewals of the token, with a change during each, and expects every state and each change once.
 */
export async function outliveFaults(
  api: Api,
  {
    outageMs,
    isHasty,
    backWithinMs = HANGS_AFTER_MS,
    startServer: start = startHere,
    isTyped = false,
  }: Faults,
): Promise<void> {
  const { pool } = api.actions;
  /** Keeps the rows of a retried test apart. */
  const attempt = randomUUID().slice(0, 8);
  await pool.query(
    `update identity.client set settings = jsonb_set(settings, '{attributes,access.token.lifespan}', to_jsonb($1::text))
     where client_id in ('api-reader', 'api-editor')`,
    [TOKEN_LIFE_S],
  );
  const reader = await api.makeKey();
  const editor = await api.makeKey({ role: 'editor' });
  const keyIds = isTyped ? [reader.id, editor.id] : [reader.id];
  const startServer = (port = '0') => start(api.engineUrl, { PORT: port, ...api.webSettings });
  let server = await startServer();
  const proxy = await startProxy(server.url);
  const folder = await mkdtemp(join(tmpdir(), 'examples-'));
  const cursorFile = join(folder, 'cursor');
  const programs: Program[] = [];

  function run(file: string, { key } = reader): Program {
    const imports = [isHasty && './tests/web/keys/hasty-timers.mjs', file.endsWith('.ts') && 'tsx'];
    const program = runExample(file, {
      args: imports.flatMap((name) => (name ? ['--import', name] : [])),
      env: { ORIGIN: new URL(proxy.url).origin, HOSTFRONT_KEY: key, CURSOR_FILE: cursorFile },
    });
    programs.push(program);

    return program;
  }

  const countTokens = () =>
    Promise.all(
      keyIds.map(
        async (id) =>
          (await pool.query('select from api_access.tokens where key_id = $1', [id])).rowCount ?? 0,
      ),
    );
  /** Tells whether each token of the time since then came half a second before the end of the one before it, or earlier. */
  const wereInTime = async (since: Date) =>
    (
      await pool.query<{ in_time: boolean | null }>(
        `select bool_and(next - expires_at <= $2 * interval '1 s' - interval '0.5 s') as in_time from (
           select expires_at, lead(expires_at) over (partition by key_id order by expires_at) as next
           from api_access.tokens where key_id = any ($1) and expires_at > $3
         ) as token`,
        [keyIds, TOKEN_LIFE_S, since],
      )
    ).rows[0]?.in_time === true;
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
    await pool.query(
      `insert into store_notices (external_id, content, notice_date) values ($1, $1, '2100-01-01')`,
      [word],
    );
    await relayOutbox(pool);
  }
  const countPlans = async () =>
    (await pool.query<{ count: string }>('select count(*) from pricing_plans')).rows[0]?.count;

  let changes = run('key-changes.mjs');
  const notices = run('live-notices.mjs');
  const plans = run('key-live.mjs');
  const typed = isTyped ? run('typed-client/main.ts', editor) : undefined;
  const lines: string[] = [];
  async function expectCaughtUp(name: string) {
    const options = { timeout: backWithinMs, interval: 50 };
    await expect.poll(() => notices.lines.at(-1), options).toContain(name + attempt);
    if (typed) {
      await expect.poll(() => typed.lines, options).toContainEqual(expect.stringContaining(name + attempt));
    }
    const count = await countPlans();
    await expect.poll(() => plans.lines.at(-1), options).toBe(count);
    const all = await readChanges();
    await expect.poll(() => lines.length + changes.lines.length, options).toBeGreaterThanOrEqual(all.length);
    expect([...lines, ...changes.lines]).toEqual(all);
  }

  try {
    // Its own notice is written before the changes that are counted.
    if (typed) {
      const written = 'typed-client: Written by the typed client';
      await expect.poll(() => typed.lines, { timeout: backWithinMs }).toContain(written);
    }
    await change('first');
    await expectCaughtUp('first');

    const { port } = new URL(server.url);
    await server.kill();
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

    // On a busy machine a program may hear too little of the server meanwhile, and says so.
    const complaints = () =>
      [notices, plans, changes, ...(typed ? [typed] : [])].map((program) =>
        program.complaints.filter((line) => !SILENCE.test(line)),
      );
    // There, too, a token may end before the next one comes, which cuts programs off rightly; two more are awaited then.
    for (let [round, isInTime] = [0, false]; !isInTime; round += 1) {
      const [before, tokens, since] = [complaints(), await countTokens(), new Date()];
      const renewals = async () => (await countTokens()).map((count, at) => count - (tokens[at] ?? 0));
      await expect
        .poll(async () => Math.min(...(await renewals())), { timeout: HANGS_AFTER_MS })
        .toBeGreaterThanOrEqual(2);
      await change(`renewed${round}`);
      await expectCaughtUp(`renewed${round}`);
      isInTime = await wereInTime(since);
      if (isInTime) expect(complaints()).toEqual(before);
    }

    // A program that ends between a line and the cursor after it would rightly print that line again.
    const last = changes.lines.at(-1)?.split(' ')[0];
    await expect.poll(() => readFile(cursorFile, 'utf8'), { timeout: backWithinMs }).toBe(last);
    await changes.stop();
    lines.push(...changes.lines);
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

/** Starts the web server in this process; a kill ends its connections at once. */
async function startHere(upstream: string, settings: Settings): Promise<Server> {
  const { url, stop } = await startWeb(upstream, settings);

  return { url, kill: stop, stop };
}
