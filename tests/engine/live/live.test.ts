import { beforeEach, describe, expect, it } from 'vitest';
import { ITEMS_SQL } from '../support/fake-core.ts';
import { openSocket } from '../support/open-socket.ts';
import { useEngine } from '../support/use-engine.ts';

const ITEMS = 'subscription ($min: Int) { items(min: $min) { id name } }';
const items = (...names: string[]) => ({ data: { items: names.map((name, at) => ({ id: at + 1, name })) } });

describe('live queries', () => {
  const connect = () => openSocket(engine);

  const { engine, sql } = useEngine(ITEMS_SQL);
  beforeEach(async () => {
    await sql.query('truncate items');
  });

  it('send the first result at once, and each change after the commit', async () => {
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

  it('show no rolled back write, and a transaction as one change', async () => {
    const socket = await connect();
    socket.subscribe('1', ITEMS);
    await socket.result('1');

    await sql.query(`begin; insert into items values (1, 'gone'); rollback`);
    await sql.query(`begin; insert into items values (1, 'a'); insert into items values (2, 'b'); commit`);

    expect(await socket.result('1')).toEqual(items('a', 'b'));
  });

  it('send the error of a failing query, and go on when it works again', async () => {
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

  it('send nothing more after the client has completed them', async () => {
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

  it('poll a view, which no trigger can watch', async () => {
    const socket = await connect();
    socket.subscribe('1', 'subscription { view }');
    await socket.result('1');

    await sql.query(`insert into items values (1, 'a')`);

    expect(await socket.result('1')).toEqual(items('a'));
  });

  it('fetch everything again after the connection for notifications was cut', async () => {
    const socket = await connect();
    socket.subscribe('1', ITEMS);
    await socket.result('1');
    const begunMs = performance.now();

    await sql.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'engine-reports' and datname = current_database()`,
    );
    await sql.query(`insert into items values (1, 'in the gap')`);

    expect(await socket.result('1')).toEqual(items('in the gap'));
    await sql.query(`update items set name = 'after'`);
    expect(await socket.result('1')).toEqual(items('after'));
    // A minute later everything is fetched anyway.
    expect(performance.now() - begunMs).toBeLessThan(30_000);
  });

  it('send an error once their table is dropped, and data once it exists again', async () => {
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
