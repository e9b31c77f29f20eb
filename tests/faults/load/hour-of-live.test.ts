import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askGraphql, asSiteAdmin, signIn } from '#tests/support/api.ts';
import { makeDataFolder } from '#tests/support/processes/make-data-folder.ts';
import { startStack, type RunningStack } from '#tests/support/processes/stack.ts';
import { runExample, type Program } from '#tests/web/clients/run-example.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

/** A token lives five minutes, so that the default holds two renewals of each line, and an hour a dozen. */
const MINUTES = Number(process.env['LIVE_MINUTES'] ?? 12);
const PAUSE_MS = 3_000;
const PAGE = 1000;
const MAKE_KEY = 'mutation MakeKey($role: String!) { create_api_key(name: "Hour", role: $role) { key } }';
const ADD = `mutation Add($content: String!) {
  insert_store_notices_one(object: { content: $content, notice_date: "2100-01-01" }) { id }
}`;
const CHANGE = `mutation Change($id: uuid!, $content: String!) {
  update_store_notices_by_pk(pk_columns: { id: $id }, _set: { content: $content }) { id }
}`;
const ADD_PLAN = `mutation AddPlan($name: String!) {
  insert_pricing_plans_one(
    object: { name: $name, category: "vps", price: "1.00", currency: "USD", features: ["1 vCPU"] }
  ) { id }
}`;
const CHANGES = `query Changes($after: bigint!) {
  changes(where: { number: { _gt: $after } }, order_by: { number: asc }, limit: ${PAGE}) {
    number operation table_name record_id
  }
}`;

type Change = { number: string; operation: string; table_name: string; record_id: string };

const dataDir = makeDataFolder('hostfront-hour-');
const programs: Program[] = [];
let port: number;
let stack: RunningStack;

beforeAll(async () => {
  port = await freePort();
  stack = await startStack({ port, dataDir });
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await stack.stop();
});

async function makeKey(role: string): Promise<string> {
  const headers = asSiteAdmin(await signIn(stack.url, stack.adminEmail, stack.adminPassword));
  const { key } = await askGraphql<{ key: string }>(stack.url, MAKE_KEY, { variables: { role }, headers });

  return key;
}

function follow(file: string, key?: string): Program {
  const env = { ORIGIN: stack.url, CURSOR_FILE: join(dataDir, 'changes.cursor') };
  const program = runExample(file, { env: { ...env, ...(key && { HOSTFRONT_KEY: key }) } });
  programs.push(program);

  return program;
}

/** Reads all changes as a reader that was never connected. */
async function readChanges(key: string): Promise<string[]> {
  const lines: string[] = [];
  for (let after = '0'; ;) {
    const options = { variables: { after }, headers: { 'x-api-key': key } };
    const rows = await askGraphql<Change[]>(stack.url, CHANGES, options);
    for (const row of rows) lines.push(`${row.number} ${row.operation} ${row.table_name} ${row.record_id}`);
    if (rows.length < PAGE) return lines;
    after = String(rows.at(-1)?.number);
  }
}

it(
  `live clients lose no state and repeat no change in ${MINUTES} minutes with token renewals and a restart`,
  { timeout: (MINUTES + 10) * 60_000 },
  async () => {
    const [reader, editor] = [await makeKey('reader'), await makeKey('editor')];
    const headers = { 'x-api-key': editor };
    const notices = follow('live-notices.mjs');
    const keyed = follow('key-live.mjs', reader);
    const changes = follow('key-changes.mjs', reader);
    await expect
      .poll(() => notices.lines.length * keyed.lines.length, { timeout: 60_000 })
      .toBeGreaterThan(0);
    const name = `hour-${randomUUID().slice(0, 8)}`;
    const contentOf = (number: number) => `${name} number ${number}.`;
    const plansBefore = Number(keyed.lines.at(-1));
    // The notices are read without a token; the plans by a key, whose token is renewed.
    const isSeen = (number: number) =>
      notices.lines.some((line) => line.includes(contentOf(number))) &&
      keyed.lines.includes(String(plansBefore + number));
    const countComplaints = () => programs.flatMap(({ complaints }) => complaints).length;
    let [written, late] = [0, 0];
    let id: unknown;

    /** Writes one state of a notice, and one more plan, after the other. */
    async function write(minutes: number): Promise<void> {
      const until = Date.now() + minutes * 60_000;
      while (Date.now() < until) {
        const variables = { content: contentOf((written += 1)), ...(id !== undefined && { id }) };
        const mutation = id === undefined ? ADD : CHANGE;
        ({ id } = await askGraphql<{ id: string }>(stack.url, mutation, { variables, headers }));
        await askGraphql(stack.url, ADD_PLAN, { variables: { name: contentOf(written) }, headers });
        await sleep(PAUSE_MS);
        if (!isSeen(written)) late += 1;
      }
    }

    await write(MINUTES / 2);
    const beforeRestart = countComplaints();
    await stack.stop();
    stack = await startStack({ port, dataDir });
    await expect.poll(() => changes.complaints.length, { timeout: 60_000 }).toBeGreaterThan(0);
    // The examples wait half a minute at most between two attempts.
    await sleep(60_000);
    const afterRestart = countComplaints();
    await write(MINUTES / 2);

    const all = await readChanges(reader);
    await expect.poll(() => changes.lines.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(all.length);
    const numbers = Array.from({ length: written }, (_, at) => at + 1);
    // oxlint-disable-next-line no-console -- these figures go into docs/build/benchmarks.md
    console.log(
      `${written} states, ${all.length} changes, ${late} states came later than ${PAUSE_MS} ms; ended lines: ` +
        `${beforeRestart} before the restart, ${afterRestart - beforeRestart} at it, ` +
        `${countComplaints() - afterRestart} after it`,
    );
    expect(changes.lines).toEqual(all);
    expect(all.filter((line) => line.endsWith(` store_notices ${String(id)}`))).toHaveLength(written);
    expect(numbers.filter((number) => !isSeen(number))).toEqual([]);
    expect([beforeRestart, countComplaints()]).toEqual([0, afterRestart]);
  },
);
