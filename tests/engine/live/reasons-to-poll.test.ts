import { pino } from 'pino';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reasonToPoll } from '#embedded/engine/live/reasons-to-poll.ts';
import { inspectTriggers } from '#embedded/engine/live/triggers.ts';
import { TableWatch } from '#embedded/engine/live/watch-tables.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const TABLES = [{ schema: 'public', name: 'item' }];

describe('a database with live queries', () => {
  const { database, pool: owner } = usePool({ template: 'empty' });
  const superuser = useStarted(() => openPool(database.superuserUrl, { max: 1 }));
  beforeAll(async () => {
    await owner.query('create table item (id int primary key); create view item_view as select * from item');
  });

  it('is not polled where nothing prevents notifications', async () => {
    expect(await reasonToPoll(owner)).toBeUndefined();
  });

  it('is polled while prepared transactions are allowed, which can not send notifications', async () => {
    const preparing = { query: () => Promise.resolve({ rows: [{ prepared: 3, may_create: true }] }) };

    expect(await reasonToPoll(preparing as never)).toMatch('max_prepared_transactions is 3');
  });

  it('is polled while its user may not create the schema of the triggers', async () => {
    await superuser.query(`create role stranger login password 'x'`);
    onTestFinished(() => superuser.query('drop role stranger').then(() => undefined));
    const url = new URL(database.url);
    [url.username, url.password] = ['stranger', 'x'];
    const stranger = openPool(url.href);
    onTestFinished(() => stranger.end());

    expect(await reasonToPoll(stranger)).toMatch('may not create the schema');
  });

  it('is polled behind a pooler in transaction mode, which passes no notification on', async () => {
    const one = openPool(database.url, { max: 1 });
    onTestFinished(() => one.end());
    const client = { processID: 0, query: (text: string) => one.query(text), release: () => undefined };
    const pooler = { query: client.query, connect: () => Promise.resolve(client) };

    expect(await reasonToPoll(pooler as never)).toMatch('a pooler in transaction mode');
  });

  it('gets no trigger on a table that logical replication writes to, and polls that table', async () => {
    const logs: unknown[] = [];
    await superuser.query(
      `create subscription feed connection 'host=127.0.0.1 port=1' publication p with (connect = false)`,
    );
    onTestFinished(() =>
      superuser
        .query('alter subscription feed set (slot_name = none); drop subscription feed')
        .then(() => undefined),
    );
    await superuser.query(
      `insert into pg_subscription_rel select oid, 'item'::regclass, 'r', null from pg_subscription where subname = 'feed'`,
    );
    const watch = new TableWatch({
      pool: owner,
      logger: { ...pino({ level: 'silent' }), info: (line: unknown) => logs.push(line) } as never,
      tables: () => [...TABLES, { schema: 'public', name: 'item_view' }],
      onChange: () => undefined,
    });
    await watch.start();
    watch.stop();

    const { watched, missing } = await inspectTriggers(owner, TABLES);
    expect(watched.size).toBe(0);
    expect(missing).toEqual([]);
    expect(logs).toEqual([{ tables: ['public.item', 'public.item_view'] }]);
  });
});
