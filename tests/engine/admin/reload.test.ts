import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import pg from 'pg';
import type { LoadCore } from '#embedded/engine/current-core.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { realCore } from '../support/real-core.ts';
import { ADMIN_SECRET, startTestEngine, type TestEngine } from '../support/start-test-engine.ts';
import { TestSocket } from '../support/test-socket.ts';

let engine: TestEngine;
let loadCore: LoadCore;

const item = (filter: unknown) =>
  realCore([
    { table: 'item', select_permissions: [{ role: 'reader', permission: { columns: ['id'], filter } }] },
  ]);

async function reload(): Promise<unknown> {
  const response = await fetch(`${engine.url}/v1/metadata`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': ADMIN_SECRET },
    body: JSON.stringify({ type: 'reload_metadata', args: {} }),
  });
  return response.json();
}

const asReader = () =>
  engine.post(
    { query: '{ item { id } }' },
    { 'x-hasura-admin-secret': ADMIN_SECRET, 'x-hasura-role': 'reader' },
  );

const database = useStarted(() => createTestDatabase({ template: 'empty' }));
beforeAll(async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('create table item (id int primary key); insert into item values (1), (2)');
  await client.end();
  loadCore = item({});
  engine = await startTestEngine({ databaseUrl: database.url, loadCore: (tools) => loadCore(tools) });
});
afterAll(() => engine.stop());

describe('a reload', () => {
  it("finds a role's broken permission, and all stays as it was", async () => {
    loadCore = item({ no_such_column: { _eq: 1 } });

    expect(await reload()).toMatchObject({
      is_consistent: false,
      inconsistent_objects: [{ reason: expect.stringContaining('no_such_column') as string }],
    });
    expect((await asReader()).body).toEqual({ data: { item: [{ id: 1 }, { id: 2 }] } });
  });

  it('takes a right permission over', async () => {
    loadCore = item({ id: { _eq: 2 } });

    expect(await reload()).toEqual({ message: 'success', is_consistent: true });
    expect((await asReader()).body).toEqual({ data: { item: [{ id: 2 }] } });
  });

  it('revokes at once for open subscriptions, though the triggers can not be checked meanwhile', async () => {
    loadCore = item({});
    await reload();
    const socket = await TestSocket.connect(engine.socketUrl, 'graphql-transport-ws', {
      'x-hasura-admin-secret': ADMIN_SECRET,
      'x-hasura-role': 'reader',
    });
    socket.subscribe('live', 'subscription { item(order_by: { id: asc }) { id } }');
    const shown = async () => (await socket.next(({ id }) => id === 'live')).payload;
    expect(await shown()).toEqual({ data: { item: [{ id: 1 }, { id: 2 }] } });
    const other = new pg.Client({ connectionString: database.url });
    onTestFinished(() => other.end());
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.changeTriggers]);

    loadCore = item({ id: { _eq: 2 } });
    const answer = await reload();

    expect(answer).toEqual({ message: 'success', is_consistent: true });
    expect(await shown()).toEqual({ data: { item: [{ id: 2 }] } });
    // The check of the triggers is repeated: a table that is made again gets its own.
    await other.query(
      'drop table item; create table item (id int primary key); insert into item values (1), (2)',
    );
    await other.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.changeTriggers]);
    const triggers = "select from pg_trigger where tgrelid = 'item'::regclass and not tgisinternal";
    await expect.poll(async () => (await other.query(triggers)).rowCount).toBeGreaterThan(0);
    socket.socket.close();
  });
});
