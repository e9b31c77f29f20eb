import { setImmediate as settle } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PatientPool, type PatientPoolConfig } from '#runtime/network/patient-pool.ts';
import { createTestProcess, type TestProcess } from '#runtime/process/test-process.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { startProxy, type Proxy } from '#tests/support/processes/start-proxy.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;

let proxy: Proxy;
let own: TestProcess;
let pool: PatientPool;

const database = useStarted(() => createTestDatabase({ template: 'empty' }));

beforeEach(async () => {
  proxy = await startProxy(database.url);
  own = createTestProcess();
});
afterEach(async () => {
  pool.destroyAll();
  await pool.end();
  await proxy.stop();
});

function openPool(config: Partial<PatientPoolConfig> = {}): void {
  pool = new PatientPool({
    ...{ connectionString: proxy.url, connectMs: CONNECT_MS, answerMs: ANSWER_MS, time: own.time },
    ...config,
  });
  pool.on('error', () => undefined);
}
/** Returns the message of the error with which work ends. */
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('PatientPool, which does not count time in which its own process was paused', () => {
  it('closes a connection whose answer is late, and opens a new one for the next statement', async () => {
    openPool({ max: 1 });
    await pool.query('select');
    proxy.freeze('served');
    const fault = faultOf(pool.query('select'));
    await settle();

    own.run(ANSWER_MS);

    expect(await fault).toBe('Query read timeout');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('does not take a pause of its own process for a late answer of PostgreSQL', async () => {
    openPool();
    await pool.query('select');
    const answer = pool.query('select 1 as one');
    await settle();

    own.stall(60_000);

    expect((await answer).rows).toEqual([{ one: 1 }]);
  });

  it("measures the timeout for each statement separately, and respects a statement's own timeout", async () => {
    openPool({ max: 1 });
    const client = await pool.connect();
    await client.query('select');
    own.run(ANSWER_MS - 1_000);
    await client.query('select');
    own.run(ANSWER_MS - 1_000);
    proxy.freeze('served');
    const fault = faultOf(client.query({ text: 'select', ...{ query_timeout: 1_500 } }));

    own.run(1_500);

    expect(await fault).toBe('Query read timeout');
    client.release(true);
  });

  it('gives up a connection that PostgreSQL does not open in time, and can then open another one', async () => {
    proxy.freeze('frozen');
    openPool({ max: 1 });
    const fault = faultOf(pool.connect());

    own.run(CONNECT_MS);

    expect(await fault).toBe('timeout exceeded when trying to connect');
    await waitUntil('its place is free', () => pool.totalCount === 0);
    proxy.serve();
    await pool.query('select');
  });

  it('gives up waiting for a busy connection after the timeout, and can use it again once it is released', async () => {
    openPool({ max: 1 });
    const held = await pool.connect();
    const fault = faultOf(pool.query('select'));
    own.stall(60_000);
    await settle();

    own.run(CONNECT_MS);

    expect(await fault).toBe('timeout exceeded when trying to connect');
    held.release();
    await waitUntil('the connection is free', () => pool.idleCount === 1 && pool.waitingCount === 0);
  });

  it('closes at once the connections that are still being opened, but not the open ones', async () => {
    openPool();
    const open = await pool.connect();
    proxy.freeze('frozen');
    const fault = faultOf(pool.connect());
    await waitUntil('the second one is begun', () => pool.totalCount === 2);

    pool.destroyConnecting();

    expect(await fault).toMatch(/^Connection terminated/);
    expect(pool.totalCount).toBe(1);
    open.release(true);
  });
});
