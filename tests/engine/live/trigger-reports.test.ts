import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOfKey } from '#embedded/engine/model/key-column.ts';
import { readChange } from '#embedded/engine/live/change.ts';
import { CHANNEL } from '#embedded/engine/live/trigger-functions.ts';
import { ensureTriggers } from '#embedded/engine/live/triggers.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { copyInto } from '../support/copy-into.ts';
import { useClient } from '#tests/support/postgres/use-database.ts';

const id = { name: 'id', kind: 'integer' } as const;
const owner = { name: 'own"er', kind: 'text' } as const;
const TABLES = [
  { schema: 'public', name: 'item', keyColumns: [id, owner] },
  { schema: 'public', name: 'parted', keyColumns: [id, { name: 'day', kind: 'date' } as const] },
  { schema: 'public', name: 'child', keyColumns: [{ name: 'item_id', kind: 'integer' } as const] },
  { schema: 'public', name: 'plain' },
];

/** A report as a test sees it: the table, and for each column the values that the test knows by their hashes. */
type Report = readonly [table: string, values?: Readonly<Record<string, readonly string[]>>];

const KNOWN = new Map(
  ['1', '2', '3', '150', '200', 'a', 'ü', 'b', '2026-01-31'].map((text) => [hashOfKey('text', text), text]),
);

let heard: string[] = [];

async function reportsOf(run: () => Promise<unknown>): Promise<Report[]> {
  // Reports of what was written before are taken first.
  await listener.query('select');
  heard = [];
  await run();
  await listener.query('select');

  return heard.map((payload): Report => {
    const { table = '[]', hashes } = readChange(payload) ?? {};
    const [, name] = JSON.parse(table) as [string, string];
    if (hashes === undefined) return [name];
    const values = [...hashes].map(([column, list]) => [
      column,
      list.map((hash) => KNOWN.get(hash) ?? hash).sort(),
    ]);

    return [name, Object.fromEntries(values) as Record<string, string[]>];
  });
}
const reportsOfSql = (statement: string) => reportsOf(() => sql.query(statement));

const { database, client: sql } = useClient({ template: 'empty' });
const listener = useStarted(() => openClient(database.url, `listen ${CHANNEL}`));
beforeAll(async () => {
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await sql.query(`
    create table item (id int primary key, "own""er" text, content text);
    create table child (item_id int references item on delete cascade, note text);
    create index on child (item_id);
    create table parted (id int, day date) partition by range (id);
    create table parted_low (day date, id int);
    alter table parted attach partition parted_low for values from (0) to (100);
    create table parted_high partition of parted for values from (100) to (300);
    create table plain (id int)`);
  await ensureTriggers(sql, TABLES, (_, error) => {
    throw error;
  });
});
beforeEach(async () => {
  await sql.query(`
    truncate item, child, parted, plain;
    insert into item values (1, 'a', 'x'), (2, 'ü', 'x'), (3, null, 'x');
    insert into parted values (1, '2026-01-31'), (150, null)`);
});

const ownedBy = (ids: string[], ...owners: string[]) => ({ id: ids, 'own"er': owners });

describe('the triggers report', () => {
  it.each<[string, string, Report[]]>([
    [
      'an insert with its new key values',
      `insert into item values (150, 'b')`,
      [['item', ownedBy(['150'], 'b')]],
    ],
    ['a delete with its old key values', `delete from item where id = 2`, [['item', ownedBy(['2'], 'ü')]]],
    [
      'an update with old and new key values',
      `update item set "own""er" = 'b' where id = 1`,
      [['item', ownedBy(['1'], 'a', 'b')]],
    ],
    [
      'a null in a key column without a value',
      `update item set content = 'y' where id = 3`,
      [['item', ownedBy(['3'])]],
    ],
    ['no update that changes nothing', `update item set content = 'x'`, []],
    [
      'an upsert with the key values of the updated row',
      `insert into item values (1, 'b') on conflict (id) do update set "own""er" = 'b'`,
      [['item', ownedBy(['1'], 'a', 'b')]],
    ],
    [
      'a MERGE once for each kind of write',
      `merge into item using (values (1), (2), (150)) as v (id) on item.id = v.id
       when matched and v.id = 1 then delete when matched then update set content = 'y'
       when not matched then insert values (150, 'b')`,
      [
        ['item', ownedBy(['1'], 'a')],
        ['item', ownedBy(['2'], 'ü')],
        ['item', ownedBy(['150'], 'b')],
      ],
    ],
    [
      'a row that moves to another partition',
      'update parted set id = 200 where id = 1',
      [['parted', { id: ['1', '200'], day: ['2026-01-31'] }]],
    ],
    [
      'a write to a partition as one to its parent table',
      `set datestyle = 'German'; update parted_low set id = 2; reset datestyle`,
      [['parted', { id: ['1', '2'], day: ['2026-01-31'] }]],
    ],
    ['a TRUNCATE without key values', 'truncate parted', [['parted']]],
    ['a write to a table without key columns', 'insert into plain values (1)', [['plain']]],
    [
      'an insert of many rows without key values',
      `insert into item select n, 'a' from generate_series(1000, 1200) n`,
      [['item']],
    ],
    [
      'an update of many rows of a partitioned table without key values',
      `insert into parted select n, null from generate_series(2, 99) n;
       insert into parted select n, null from generate_series(151, 280) n;
       truncate plain; update parted set day = '2026-01-31'`,
      [
        ['parted', expect.anything() as Record<string, string[]>],
        ['parted', expect.anything() as Record<string, string[]>],
        ['plain'],
        ['parted'],
      ],
    ],
    [
      'an update although the count of reports is damaged',
      `set engine.reports = 'x'; update item set content = 'y' where id = 1; reset engine.reports`,
      [['item']],
    ],
    [
      'a write although the count of reports is damaged',
      `set engine.reports = 'x'; delete from item where id = 1; reset engine.reports`,
      [['item']],
    ],
  ])('%s', async (_, statement, expected) => {
    const reports = await reportsOfSql(statement);

    // The kinds of rows of one statement are reported in no certain order.
    expect(reports).toHaveLength(expected.length);
    expect(reports).toEqual(expect.arrayContaining(expected));
  });

  it('rows that COPY inserts', async () => {
    expect(await reportsOf(() => copyInto(sql, 'item (id, "own""er")', '150\tb\n'))).toEqual([
      ['item', ownedBy(['150'], 'b')],
    ]);
  });

  it('up to 20 changes of a transaction by their key values, then the whole table', async () => {
    const updates = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => `update item set content = 'c${at}' where id = ${1 + (at % 2)};`,
      );

    const few = await reportsOfSql(updates(20).join(''));
    const many = await reportsOfSql(updates(21).join(''));

    expect(few).toEqual([
      ['item', ownedBy(['1'], 'a')],
      ['item', ownedBy(['2'], 'ü')],
    ]);
    expect(many).toContainEqual(['item']);
  });

  it('the first 20 rows of an update by their key values, then the whole table', async () => {
    await sql.query(`insert into item select n, 'a' from generate_series(1000, 10999) n`);
    const update = (rows: number) =>
      reportsOfSql(`update item set content = 'y${rows}' where id between 1000 and ${999 + rows}`);

    const few = await update(20);
    const many = await update(10_000);

    expect(few).toHaveLength(20);
    expect(few).not.toContainEqual(['item']);
    expect(many).toHaveLength(21);
    expect(many).toContainEqual(['item']);
  });

  it('only the changed row of an update that leaves other rows as they were', async () => {
    await sql.query(`insert into item select n, 'a', 'x' from generate_series(1000, 10999) n`);

    const reports = await reportsOfSql(`update item set content = case id when 1 then 'y' else content end`);

    expect(reports).toEqual([['item', ownedBy(['1'], 'a')]]);
  });

  it('writes to a newly attached partition by its parent’s name, and after detaching by its own', async () => {
    await sql.query(`create table loose (id int, day date); insert into loose values (300, null)`);
    const tables = [...TABLES, { schema: 'public', name: 'loose', keyColumns: [id] }];
    const ensure = () => ensureTriggers(sql, tables, (_, error) => Promise.reject(error as Error));
    await ensure();
    await sql.query('alter table parted attach partition loose for values from (300) to (400)');

    const into = await reportsOfSql('update parted set id = 301 where id = 1');
    const within = await reportsOfSql('update parted set id = 302 where id = 301');
    await ensure();
    const after = await reportsOfSql('update loose set id = 303 where id = 302');
    await sql.query('alter table parted detach partition loose');
    await ensure();
    const apart = await reportsOfSql('update loose set id = 304 where id = 303');
    await sql.query('drop table loose');

    const names = (reports: Report[]) => reports.map(([name]) => name).sort();
    expect(names(into)).toEqual(['parted']);
    expect(names(within)).toEqual(['loose', 'parted']);
    expect(names(after)).toEqual(['loose', 'parted']);
    expect(names(apart)).toEqual(['loose']);
  });

  it('a cascaded delete of thousands of rows in at most 22 notifications', async () => {
    await sql.query(`insert into item select n, 'a' from generate_series(1000, 3999) n;
      insert into child select n, 'x' from generate_series(1000, 3999) n`);

    const reports = await reportsOfSql('delete from item where id >= 1000');

    expect(reports.length).toBeLessThanOrEqual(22);
    expect(reports).toContainEqual(['child']);
    expect(reports).toContainEqual(['item']);
  });

  it('nothing that was rolled back, by a transaction or to a savepoint', async () => {
    const statements = `begin; update item set content = 'y' where id = 1; savepoint s;
      update item set content = 'y' where id = 2; rollback to s; commit;
      begin; delete from item; rollback`;

    expect(await reportsOfSql(statements)).toEqual([['item', ownedBy(['1'], 'a')]]);
  });

  it('a table whose key column was renamed without values, and never fail a write', async () => {
    await sql.query('alter table item rename column "own""er" to holder');
    const reports = await reportsOfSql('delete from item where id = 1');
    await sql.query('alter table item rename column holder to "own""er"');

    expect(reports).toEqual([['item']]);
  });
});
