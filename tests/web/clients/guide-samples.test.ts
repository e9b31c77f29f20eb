import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { postGraphql } from '#tests/support/api.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { asRole } from '#tests/engine/support/start-test-engine.ts';
import { startApi } from '../start-api.ts';
import { faultsOf, readExamples, runExample } from './document-examples.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { endProcess } from '#tests/support/processes/end-process.ts';

const FOLDER = 'docs/integrate/examples/guides';
const PROGRAMS: Readonly<Record<string, string>> = { mjs: process.execPath, sh: 'sh' };
/** Bytes of a test's own secret, in the form of the admin area. */
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const execute = promisify(execFile);
const ran = new Set<string>();
const keys = { reader: '', editor: '', mailing: '' };

const api = useStarted(() => startApi());
beforeAll(async () => {
  for (const role of ['reader', 'editor', 'mailing'] as const) keys[role] = (await api.makeKey({ role })).key;
});

type Role = keyof typeof keys;

/** Runs a program of the guides as a reader would, and returns what it prints. */
async function run(file: string, role?: Role, env: Record<string, string> = {}): Promise<string> {
  ran.add(file);
  const { stdout } = await execute(PROGRAMS[file.split('.').at(-1) ?? ''] ?? 'false', [`${FOLDER}/${file}`], {
    env: {
      PATH: process.env['PATH'],
      ORIGIN: api.web.url,
      ...(role && { HOSTFRONT_KEY: keys[role] }),
      ...env,
    },
  });

  return stdout.trim();
}

/** Sends a document of the guides, and returns its data. */
async function ask<Data>(file: string, variables: object = {}, role?: Role): Promise<Data> {
  ran.add(file);
  const headers = role && { 'x-api-key': keys[role] };
  const query = readFileSync(`${FOLDER}/${file}`, 'utf8');
  expect(faultsOf(query, role ?? 'anonymous')).toEqual([]);
  const { data, errors } = await postGraphql(api.web.url, query, { variables, ...(headers && { headers }) });
  if (!data) throw new Error(JSON.stringify(errors));

  return data as Data;
}

async function readColumn(sql: string): Promise<unknown[]> {
  const { rows } = await api.actions.pool.query<{ value: unknown }>(sql);

  return rows.map(({ value }) => value);
}

describe('the examples in the documents for integrators', () => {
  const headersOf = (role: string): Record<string, string> =>
    role === 'site_admin'
      ? { ...asRole(role), 'x-hasura-user-id': api.actions.adminId }
      : role in keys
        ? { 'x-api-key': keys[role as Role] }
        : {};

  it.each(readExamples())('$place ($language) answers as the document says', async (example) => {
    await api.actions.pool.query(`update pricing_plans set sort_order = sort_order + 1 where name = 'VPS 2'`);
    await relayOutbox(api.actions.pool);

    await runExample(example, { url: api.web.url, socket: api.socket, engineUrl: api.engineUrl, headersOf });
  });
});

describe('the code samples of the integration guides', () => {
  it('page through a list in order, by id and by date, and count its rows', async () => {
    const ids = await readColumn('select id as value from pricing_plans order by id');
    const printed = await run('page-by-id.mjs');
    expect(printed.split('\n').map((line) => line.split(' ', 1)[0])).toEqual(ids);

    await api.actions.pool.query(
      `insert into store_notices (content, notice_date) values ('Older', '2025-01-01'), ('Same day', '2025-01-02')`,
    );
    const [after] = await readColumn(
      `insert into store_notices (id, content, notice_date)
       values ('00000000-0000-4000-8000-000000000000', 'Last read', '2025-01-02') returning id as value`,
    );
    const { store_notices: notices } = await ask<{ store_notices: { content: string }[] }>(
      'page-by-date.graphql',
      { date: '2025-01-02', id: after },
    );
    expect(notices.slice(0, 2).map(({ content }) => content)).toEqual(['Same day', 'Older']);

    const [count] = await readColumn(
      `select count(*)::int as value from pricing_plans where category = 'vps'`,
    );
    expect(await ask('count.graphql', {}, 'reader')).toEqual({
      pricing_plans_aggregate: { aggregate: { count } },
    });
  });

  it('follow the rows of the table changes, and make a first copy of the plans', async () => {
    await api.actions.pool.query(
      'update pricing_plans set sort_order = sort_order + 1 where id in (select id from pricing_plans limit 1)',
    );
    await relayOutbox(api.actions.pool);
    const [greatest] = await readColumn(
      `select max(number)::text as value from changes where table_name = 'pricing_plans'`,
    );

    const { changes } = JSON.parse(await run('page-by-rest.sh', 'reader')) as {
      changes: { number: string }[];
    };
    const [smallest] = await readColumn(
      `select min(number)::text as value from changes where table_name = 'pricing_plans'`,
    );
    expect(changes.map(({ number }) => number)).toContain(smallest);
    expect(changes.length).toBeLessThanOrEqual(50);
    expect(await run('first-copy.mjs', 'reader')).toMatch(
      new RegExp(`^\\d+ plans; go on after ${greatest}$`),
    );
    expect(await ask('missed-any.graphql', { number: greatest }, 'reader')).toEqual({
      changes: [{ number: greatest }],
    });
  });

  it('save times with their zone, and show them in the zone of the reader', async () => {
    await run('send-times.mjs', 'editor');

    const { rows } = await api.actions.pool.query<{ starts_at: Date; ends_at: Date }>(
      `select starts_at, ends_at from store_notices where external_id = 'maintenance-7'`,
    );
    expect(
      rows.map(({ starts_at: start, ends_at: end }) => [start.toISOString(), end.toISOString()]),
    ).toEqual([['2026-11-30T22:00:00.000Z', '2026-12-01T02:30:00.000Z']]);
    expect(await run('show-times.mjs', undefined, { TZ: 'America/New_York' })).toBe(
      'Dec 1, 2026, 2:00 AM\nDec 1, 2026',
    );
  });

  it('print the message or the rule of a value that is refused', async () => {
    expect(JSON.parse(await run('time-without-zone.sh', 'editor'))).toMatchObject({
      message: expect.stringContaining('ISO 8601 time with a zone'),
    });
    expect(JSON.parse(await run('broken-rule.sh', 'editor'))).toMatchObject({
      extensions: {
        constraint: 'pricing_plans_price_exponent',
        field: 'price',
        rule: expect.stringContaining('no more decimals than its currency'),
      },
    });
  });

  it('send a signed event to a receiver', async () => {
    const port = String(await freePort());
    const RECEIVER = `http://127.0.0.1:${port}`;
    const receiver = spawn(process.execPath, ['docs/integrate/examples/webhook-receiver.mjs'], {
      env: { PATH: process.env['PATH'], PORT: port, WEBHOOK_SECRET },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      await waitUntil('the receiver listens', async () =>
        Boolean(await fetch(RECEIVER).catch(() => undefined)),
      );
      expect(await run('send-event.mjs', undefined, { RECEIVER, WEBHOOK_SECRET })).toBe('204');
    } finally {
      await endProcess(receiver);
    }
  });

  it('print the code of a GraphQL error and the status of a bad request', async () => {
    expect(await run('ask.mjs', 'reader')).toBe('validation-failed true');
    expect(await run('status.sh')).toBe('400');
  });

  it('compute with prices exactly, and write the same plan twice without a duplicate', async () => {
    await api.actions.pool.query(
      `insert into pricing_plans (name, category, price, currency, features)
       values ('Zeros', 'vps', '7.5000', 'USD', '{a}'), ('Dinars', 'vps', '7.5', 'IQD', '{a}')`,
    );
    const printed = await run('money.mjs');
    expect(printed).toMatch(/VPS 2 \$7\.50 7500n/);
    expect(printed).toMatch(/Zeros \$7\.50 7500n/);
    expect(printed).toMatch(/Dinars IQD\s7\.5 7500n/);

    const first = JSON.parse(await run('put-plan.sh', 'editor')) as { plan: { id: string } };
    const again = JSON.parse(await run('put-plan.sh', 'editor')) as { plan: { id: string } };
    expect(again.plan.id).toBe(first.plan.id);
    expect(JSON.parse(await run('set-price.mjs', 'editor'))).toEqual([
      { name: 'Start', price: '12.340', currency: 'KWD' },
    ]);

    const plan = { external_id: 'erp-8', name: 'Many', category: 'vps', price: '1.00', features: ['1 vCPU'] };
    const [one, other] = [
      await ask('upsert.graphql', { plans: [plan] }, 'editor'),
      await ask('upsert.graphql', { plans: [plan] }, 'editor'),
    ];
    expect(other).toEqual(one);
    expect(await run('import-contacts.mjs', 'mailing')).toBe('true');
  });

  it('are all run by these tests', () => {
    expect(readdirSync(FOLDER).filter((file) => !ran.has(file))).toEqual([]);
  });
});
