import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { realCore } from './support/real-core.ts';
import { ADMIN_SECRET, startTestEngine, type TestEngine } from './support/start-test-engine.ts';
import { TestSocket } from './support/test-socket.ts';

let database: TestDatabase;
let engine: TestEngine;
let sql: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty' });
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  await sql.query('create table item (id int primary key, starts_at timestamptz not null)');
  const permission = { columns: ['id'], filter: { starts_at: { _lte: 'now()' } } };
  engine = await startTestEngine({
    databaseUrl: database.url,
    loadCore: realCore([{ table: 'item', select_permissions: [{ role: 'reader', permission }] }]),
  });
});
afterAll(async () => {
  await engine.stop();
  await sql.end();
  await database.close();
});

describe('a permission that looks at the clock', () => {
  it('shows a row when its time has come, though nothing was written', async () => {
    await sql.query(`insert into item values (1, now() + interval '1500 ms')`);
    const headers = { 'x-hasura-admin-secret': ADMIN_SECRET, 'x-hasura-role': 'reader' };
    const socket = await TestSocket.connect(engine.socketUrl, 'graphql-transport-ws', headers);
    socket.subscribe('1', 'subscription { item { id } }');
    expect(await socket.result('1')).toEqual({ data: { item: [] } });

    const shown = await socket.result('1');
    const { rows } = await sql.query<{ late: number }>(
      'select extract(epoch from now() - starts_at)::float8 as late from item',
    );

    expect(shown).toEqual({ data: { item: [{ id: 1 }] } });
    expect(rows[0]?.late).toBeLessThan(10);
    socket.close();
  });
});
