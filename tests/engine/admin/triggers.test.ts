import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { dropEarlierTriggers } from '#embedded/engine/live/earlier-triggers.ts';
import { CHANNEL } from '#embedded/engine/live/trigger-functions.ts';
import { ensureTriggers, inspectTriggers, removeTriggers } from '#embedded/engine/live/triggers.ts';
import { TableWatch } from '#embedded/engine/live/watch-tables.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { useClient } from '#tests/support/postgres/use-database.ts';

const TABLES = ['item', 'parted', 'document'].map((name) => ({ schema: 'public', name }));

let heard: string[] = [];

/** Runs a statement and returns the names of the tables of which it notifies. */
async function notifiedBy(statement: string): Promise<string[]> {
  heard = [];
  await sql.query(statement);
  await listener.query('select');
  return heard.map((payload) => (JSON.parse(payload) as [[string, string]])[0][1]);
}

const refused = (_: unknown, error: unknown) => {
  throw error;
};

const { database, client: sql } = useClient({ template: 'empty' });
const listener = useStarted(() => openClient(database.url, `listen ${CHANNEL}`));
beforeAll(async () => {
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await sql.query(`
    create table item (id int primary key, new_row text);
    create table document (id int primary key, content json);
    create table parted (id int, content text) partition by range (id);
    create table parted_low partition of parted for values from (0) to (100);
    insert into item values (1, 'a'), (2, 'b');
    insert into document values (1, '{"a":1}');
    insert into parted values (1, 'a')`);
  await ensureTriggers(sql, TABLES, refused);
});
afterEach(() => ensureTriggers(sql, TABLES, refused));

describe('a statement', () => {
  // Other statements that change rows are in trigger-reports.test.ts.
  it.each([
    [`update document set content = '{"a":2}'`, 'document'],
    [`delete from item where id = 2`, 'item'],
  ])('that changes rows sends one notification: %s', async (statement, table) => {
    expect(await notifiedBy(statement)).toEqual([table]);
  });

  it.each([
    `insert into item select 9, 'a' where false`,
    `update item set new_row = 'x' where false`,
    `update document set content = content`,
    `update parted set content = content`,
    `delete from item where id = 99`,
    `insert into document values (1, '{}') on conflict (id) do nothing`,
    `insert into document as d values (1, '{}') on conflict (id) do update set content = d.content`,
  ])('that changes no row sends no notification: %s', async (statement) => {
    expect(await notifiedBy(statement)).toEqual([]);
  });

  it('on a partitioned table sends a notification if it updates more rows than the engine compares', async () => {
    await notifiedBy(`insert into parted select 50, 'n' from generate_series(1, 1001)`);

    expect(await notifiedBy('update parted set content = content where id < 50')).toEqual([]);
    expect(await notifiedBy('update parted set content = content')).toEqual(['parted']);
    await notifiedBy('delete from parted where id = 50');
  });

  it('on an ordinary table is compared row by row, whatever the number of rows', async () => {
    await notifiedBy(`insert into item select n, 'n' from generate_series(1000, 2001) as n`);

    expect(await notifiedBy('update item set new_row = new_row')).toEqual([]);
    await notifiedBy('delete from item where id >= 1000');
  });

  it('of a replication session sends a notification too', async () => {
    const replica = await openClient(database.superuserUrl, 'set session_replication_role = replica');
    heard = [];
    await replica.query(`insert into item values (70, 'replicated')`);
    await replica.end();
    await listener.query('select');

    expect(heard).toEqual(['[["public","item"]]']);
  });
});

describe('watched tables that change', () => {
  it('are found to lack triggers after a partition was attached or a table was created again', async () => {
    await sql.query(`
      create table parted_high (id int, content text);
      alter table parted attach partition parted_high for values from (100) to (200);
      drop table document;
      create table document (id int primary key, content json)`);

    const { watched, missing } = await inspectTriggers(sql, TABLES);

    expect(missing.map(({ name }) => name).sort()).toEqual(['document', 'parted_high']);
    expect([...watched]).toEqual(['["public","item"]']);
  });

  it('get their triggers at the next check, which reports the change', async () => {
    await sql.query('drop table document; create table document (id int primary key, content json)');
    const pool = openPool(database.url);
    const changes: number[] = [];
    const watch = new TableWatch({
      pool,
      logger: pino({ level: 'silent' }),
      tables: () => TABLES,
      onChange: (watched) => changes.push(watched.size),
      checkIntervalMs: 20,
    });
    onTestFinished(() => {
      watch.stop();
      return pool.end();
    });
    await watch.start();
    await sql.query('drop table document; create table document (id int primary key, content json)');
    await expect.poll(() => changes.length).toBe(2);

    expect(changes).toEqual([3, 3]);
    await sql.query('analyze document');
    await sql.query('alter table document add column note text');
    await expect.poll(() => changes.length).toBe(3);
    expect(await notifiedBy(`insert into document values (5, '{}')`)).toEqual(['document']);
  });

  it('lose the statement-level update trigger of an earlier engine that has the same name', async () => {
    await notifiedBy(`
      insert into item values (80, 'a');
      create or replace function engine.report_update_0() returns trigger language plpgsql as 'begin return null; end';
      create or replace trigger engine_report_update after update on item
        referencing old table as old_rows new table as new_rows
        for each statement execute function engine.report_update_0('["public","item"]')`);
    expect(await notifiedBy('update item set new_row = new_row || 1 where id = 80')).toEqual([]);

    await ensureTriggers(sql, TABLES, refused);

    expect(await notifiedBy('update item set new_row = new_row || 1 where id = 80')).toEqual(['item']);
    const { rows } = await sql.query(`select from pg_trigger where tgname = 'engine_report_update'
      and tgrelid = 'item'::regclass and tgtype & 1 = 1 and tgoldtable is null`);
    expect(rows).toHaveLength(1);
  });

  it('can lose their triggers, while the engine schema stays until its own tables are gone', async () => {
    await sql.query('create table engine.kept (id int)');

    await removeTriggers(sql);

    expect((await inspectTriggers(sql, TABLES)).missing).toHaveLength(5);
    await sql.query('drop table engine.kept');
    await removeTriggers(sql);
    const { rows } = await sql.query(`select from pg_namespace where nspname = 'engine'`);
    expect(rows).toHaveLength(0);
  });

  it('are polled while their triggers are disabled', async () => {
    await sql.query('alter table item disable trigger user');
    const { watched, missing } = await inspectTriggers(sql, TABLES);
    await sql.query('alter table item enable trigger user');

    expect(missing).toEqual([]);
    expect(watched.has('["public","item"]')).toBe(false);
  });

  it('lose the triggers of an earlier engine once no such engine is connected', async () => {
    await sql.query(`
      create or replace function engine.notify_rows() returns trigger language plpgsql as 'begin return null; end';
      create or replace trigger engine_notify_insert after insert on item for each statement execute function engine.notify_rows()`);
    const earlier = new pg.Client({ connectionString: database.url, application_name: 'engine-listen' });
    await earlier.connect();
    onTestFinished(() => earlier.end());
    const left = async () => {
      await dropEarlierTriggers(sql, refused);
      return (await sql.query(`select from pg_trigger where tgname = 'engine_notify_insert'`)).rowCount;
    };

    expect(await left()).toBe(1);
    await earlier.end();
    await expect.poll(left).toBe(0);
    expect(await notifiedBy(`insert into item values (5000, 'x')`)).toEqual(['item']);
  });
});
