import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { ITEMS_SQL } from '../support/fake-core.ts';
import { startTestEngine, type TestEngine } from '../support/start-test-engine.ts';
import { TestSocket } from '../support/test-socket.ts';

const ITEMS = 'subscription ($min: Int) { items(min: $min) { id name } }';
const items = (...names: string[]) => ({ data: { items: names.map((name, at) => ({ id: at + 1, name })) } });

describe('live queries', () => {
  let engine: TestEngine;
  let sql: pg.Client;
  const sockets: TestSocket[] = [];

  const connect = async () => {
    const socket = await TestSocket.connect(engine.socketUrl);
    sockets.push(socket);
    return socket;
  };

  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  beforeAll(async () => {
    sql = new pg.Client({ connectionString: database.url });
    await sql.connect();
    await sql.query(ITEMS_SQL);
    engine = await startTestEngine({ databaseUrl: database.url });
  });
  beforeEach(async () => {
    await sql.query('truncate items');
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.close();
  });
  afterAll(async () => {
    await engine.stop();
    await sql.end();
  });

  it('sends the first result at once and each change after the commit', async () => {
    const socket = await connect();
    socket.subscribe('1', ITEMS);
    expect(await socket.result('1')).toEqual(items());

    await sql.query(`insert into items values (1, 'a')`);
    expect(await socket.result('1')).toEqual(items('a'));

    await sql.query(`update items set name = 'b'`);
    expect(await socket.result('1')).toEqual(items('b'));

    await sql.query('delete from items');
    expect(await socket.result('1')).toEqual(items());
  });

  it('says nothing when a write leaves the result as it was', async () => {
    await sql.query(`insert into items values (1, 'a'), (2, 'b')`);
    const socket = await connect();
    socket.subscribe('1', ITEMS, { min: 2 });
    await socket.result('1');

    await sql.query(`update items set name = 'other' where id = 1`);
    await sql.query(`update items set name = 'c' where id = 2`);

    expect(await socket.result('1')).toEqual({ data: { items: [{ id: 2, name: 'c' }] } });
  });

  it('gives every newcomer its first result though the group has one already', async () => {
    const first = await connect();
    first.subscribe('1', ITEMS);
    await first.result('1');
    const second = await connect();
    second.subscribe('x', ITEMS);

    expect(await second.result('x')).toEqual(items());
    expect(first.inbox).toEqual([]);
  });

  it('shows a rolled back write to no subscriber, and a transaction as one change', async () => {
    const socket = await connect();
    socket.subscribe('1', ITEMS);
    await socket.result('1');

    await sql.query(`begin; insert into items values (1, 'gone'); rollback`);
    await sql.query(`begin; insert into items values (1, 'a'); insert into items values (2, 'b'); commit`);

    expect(await socket.result('1')).toEqual(items('a', 'b'));
  });

  it('reports a failing query and goes on when it works again', async () => {
    await sql.query(`insert into items values (0, 'zero')`);
    const socket = await connect();
    socket.subscribe('1', 'subscription { divided }');
    expect(await socket.result('1')).toEqual({
      data: null,
      errors: [{ message: 'database query error', extensions: { path: '$', code: 'unexpected' } }],
    });

    await sql.query('update items set id = 1');

    expect(await socket.result('1')).toEqual({ data: { divided: 1 } });
  });

  it('keeps quiet after an unsubscription', async () => {
    const socket = await connect();
    socket.subscribe('1', ITEMS);
    socket.subscribe('2', ITEMS);
    await socket.result('1');
    await socket.result('2');
    socket.send({ type: 'complete', id: '1' });

    await sql.query(`insert into items values (1, 'a')`);
    await socket.result('2');

    expect(socket.inbox).toEqual([]);
    expect(engine.counts()).toMatchObject({ subscriptions: 1, groups: 1, cohorts: 1 });
  });

  it('polls what no trigger can watch', async () => {
    const socket = await connect();
    socket.subscribe('1', 'subscription { view }');
    await socket.result('1');

    await sql.query(`insert into items values (1, 'a')`);

    expect(await socket.result('1')).toEqual(items('a'));
  });

  it('fetches everything again after the connection for notifications was cut', async () => {
    const socket = await connect();
    socket.subscribe('1', ITEMS);
    await socket.result('1');

    await sql.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'engine-reports' and datname = current_database()`,
    );
    await sql.query(`insert into items values (1, 'in the gap')`);

    expect(await socket.result('1')).toEqual(items('in the gap'));
    await sql.query(`update items set name = 'after'`);
    expect(await socket.result('1')).toEqual(items('after'));
  });

  it('answers a dropped table with an error and a new one after a reload', async () => {
    const socket = await connect();
    socket.subscribe('1', ITEMS);
    await socket.result('1');

    await sql.query('drop table items');
    await engine.reload();
    expect(await socket.result('1')).toMatchObject({ data: null });
    await sql.query(ITEMS_SQL);
    await engine.reload();

    expect(await socket.result('1')).toEqual(items());
    await sql.query(`insert into items values (1, 'a')`);
    expect(await socket.result('1')).toEqual(items('a'));
  });
});
