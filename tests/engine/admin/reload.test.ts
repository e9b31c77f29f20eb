import { describe, expect, it } from 'vitest';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { openSocket } from '../support/open-socket.ts';
import { realCore } from '../support/real-core.ts';
import { asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

const item = (filter: unknown) =>
  realCore([
    { table: 'item', select_permissions: [{ role: 'reader', permission: { columns: ['id'], filter } }] },
  ]);

const asReader = () => engine.post({ query: '{ item { id } }' }, asRole('reader'));

let loadCore = item({});
const { engine, sql } = useEngine(
  'create table item (id int primary key); insert into item values (1), (2)',
  { loadCore: (tools) => loadCore(tools) },
);

describe('a reload of the metadata', () => {
  it('fails on a permission with an unknown column, and keeps the old permission in force', async () => {
    loadCore = item({ no_such_column: { _eq: 1 } });

    await expect(engine.reload()).rejects.toThrow('no_such_column');
    expect((await asReader()).body).toEqual({ data: { item: [{ id: 1 }, { id: 2 }] } });
  });

  it('puts a changed permission in force', async () => {
    loadCore = item({ id: { _eq: 2 } });

    await engine.reload();

    expect((await asReader()).body).toEqual({ data: { item: [{ id: 2 }] } });
  });

  it('revokes rights of open subscriptions at once, even if triggers can not be checked meanwhile', async () => {
    loadCore = item({});
    await engine.reload();
    const socket = await openSocket(engine, asRole('reader'));
    socket.subscribe('live', 'subscription { item(order_by: { id: asc }) { id } }');
    const shown = async () => (await socket.next(({ id }) => id === 'live')).payload;
    expect(await shown()).toEqual({ data: { item: [{ id: 1 }, { id: 2 }] } });
    await sql.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.changeTriggers]);

    loadCore = item({ id: { _eq: 2 } });
    await engine.reload();

    expect(await shown()).toEqual({ data: { item: [{ id: 2 }] } });
    // The check of the triggers is repeated: a table that is made again gets its own.
    await sql.query(
      'drop table item; create table item (id int primary key); insert into item values (1), (2)',
    );
    await sql.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.changeTriggers]);
    const triggers = "select from pg_trigger where tgrelid = 'item'::regclass and not tgisinternal";
    await expect.poll(async () => (await sql.query(triggers)).rowCount).toBeGreaterThan(0);
  });
});
