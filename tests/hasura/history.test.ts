import { describe, expect, it } from 'vitest';
import { useTransaction } from './in-transaction.ts';

const SALMA = '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11';
const LINK = '3c8b7f5e-0f3a-4a57-9d0f-6b1d2c3e4f50';

type Entry = {
  id: string;
  operation: string;
  record_id: string | null;
  label: string | null;
  label_ar: string | null;
  changed_columns: string[];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  row_count: number;
};

describe('the change history', () => {
  const { ask } = useTransaction();

  const act = (userId: string) =>
    ask(`select set_config('hasura.user', $1, true)`, [
      JSON.stringify({ 'x-hasura-user-id': userId, 'x-hasura-role': 'site_admin' }),
    ]);
  const addLink = () =>
    ask(
      `insert into footer_links (id, label, url, category) values ('${LINK}', 'Status', '/status', 'Company')`,
    );
  const entries = async (table: string): Promise<Entry[]> =>
    (await ask('select * from history_entries where table_name = $1 order by id', [table])) as Entry[];
  const last = async (table: string): Promise<Entry> => (await entries(table)).at(-1) as Entry;
  const restore = (entry: Entry, whole = false) =>
    ask('select * from restore_history_entry($1, $2)', [entry.id, whole]);

  it('begins empty, although the demo data were loaded', async () => {
    const rows = await ask('select 1 from history_entries');

    expect(rows).toEqual([]);
  });

  it('names the actor of an insert, the record and its values', async () => {
    await act(SALMA);

    await addLink();

    expect(await entries('footer_links')).toEqual([
      expect.objectContaining({
        operation: 'insert',
        actor: SALMA,
        actor_id: SALMA,
        actor_role: 'site_admin',
        record_id: LINK,
        label: 'Status',
        before: null,
        after: expect.objectContaining({ label: 'Status', url: '/status', sort_order: 0 }),
      }),
    ]);
  });

  it('names "system" as the actor where no person is signed in', async () => {
    await addLink();

    expect(await last('footer_links')).toMatchObject({ actor: 'system', actor_id: null, actor_role: null });
  });

  it('keeps for an update only the changed columns, with values before and after', async () => {
    await addLink();

    await ask(
      `update footer_links set label = 'System status', label_ar = 'حالة الخدمة' where id = '${LINK}'`,
    );

    expect(await last('footer_links')).toMatchObject({
      operation: 'update',
      label: 'System status',
      label_ar: 'حالة الخدمة',
      changed_columns: ['label', 'label_ar'],
      before: { label: 'Status', label_ar: null },
      after: { label: 'System status', label_ar: 'حالة الخدمة' },
    });
  });

  it('names a record in Arabic as it was called at each change', async () => {
    await addLink();
    await ask(`update footer_links set label_ar = 'الحالة' where id = '${LINK}'`);
    await ask(`update footer_links set sort_order = 7 where id = '${LINK}'`);
    await ask(`delete from footer_links where id = '${LINK}'`);

    const named = (await entries('footer_links')).map(({ label_ar: label }) => label);
    expect(named).toEqual([null, 'الحالة', 'الحالة', 'الحالة']);
  });

  it('has no entry for an update that changes nothing but updated_at', async () => {
    await ask('update store_notices set updated_at = now()');
    await ask('update pricing_plans set name = name where false');

    expect(await entries('store_notices')).toEqual([]);
    expect(await entries('pricing_plans')).toEqual([]);
  });

  it('has one entry with a row count for the 500 contacts of one batch', async () => {
    await ask(`select set_config('hostfront.batch_id', 'import-7', true)`);

    await ask(
      `insert into contacts (email) select format('person%s@example.test', n) from generate_series(1, 500) as n`,
    );

    expect(await entries('contacts')).toEqual([
      expect.objectContaining({ operation: 'insert', batch_id: 'import-7', row_count: 500, after: null }),
    ]);
  });

  it('keeps no name and address of a contact that was deleted', async () => {
    await ask(`insert into contacts (email, first_name) values ('huda@example.test', 'Huda')`);
    await ask(`update contacts set last_name = 'Saleh' where email = 'huda@example.test'`);

    await ask(`delete from contacts where email = 'huda@example.test'`);

    const kept = await entries('contacts');
    expect(kept.map(({ operation }) => operation)).toEqual(['insert', 'update', 'delete']);
    expect(JSON.stringify(kept)).not.toMatch(/huda|saleh/i);
  });

  it('records who changed the role of a user, with the role before and after', async () => {
    await ask(`insert into user_roles values ('${SALMA}', 'user')`);
    await act(SALMA);

    await ask(`update user_roles set role = 'admin' where user_id = '${SALMA}'`);

    expect(await last('user_roles')).toMatchObject({
      actor: SALMA,
      record_id: SALMA,
      before: { role: 'user' },
      after: { role: 'admin' },
    });
  });

  it('restores a deleted record as it was, and records that as an insert', async () => {
    await addLink();
    const row = () => ask(`select id, label, url, created_at from footer_links where id = '${LINK}'`);
    const before = await row();
    await ask(`delete from footer_links where id = '${LINK}'`);

    const rows = await restore(await last('footer_links'));

    expect(await row()).toEqual(before);
    expect(rows).toEqual([expect.objectContaining({ operation: 'insert', record_id: LINK })]);
  });

  it('undoes the change of one column, and keeps later changes of another column', async () => {
    await addLink();
    await ask(`update footer_links set label = 'Health' where id = '${LINK}'`);
    const entry = await last('footer_links');
    await ask(`update footer_links set sort_order = 9 where id = '${LINK}'`);

    await restore(entry);

    const rows = await ask(`select label, sort_order from footer_links where id = '${LINK}'`);
    expect(rows).toEqual([{ label: 'Status', sort_order: 9 }]);
  });

  it('undoes the change of several columns, one of them a list, at once', async () => {
    const [before] = await ask('select * from pricing_plans order by id limit 1');
    const id = before?.['id'];
    await ask(`update pricing_plans set name = 'Other', price = 1, features = '{a,b}' where id = $1`, [id]);

    await restore(await last('pricing_plans'));

    const [after] = await ask('select name, price, features from pricing_plans where id = $1', [id]);
    expect(after).toEqual({
      name: before?.['name'],
      price: before?.['price'],
      features: before?.['features'],
    });
  });

  it('undoes a whole transaction where asked to', async () => {
    const count = async () => (await ask('select 1 from footer_links')).length;
    const before = await count();
    await ask(`delete from footer_links where category = 'Company'`);
    expect(await count()).toBeLessThan(before);

    await restore(await last('footer_links'), true);

    expect(await count()).toBe(before);
  });

  it('refuses to restore a record that exists, and to undo a change of a record that is gone', async () => {
    await addLink();
    await ask(`update footer_links set label = 'Health' where id = '${LINK}'`);
    const update = await last('footer_links');
    await ask(`delete from footer_links where id = '${LINK}'`);
    const deletion = await last('footer_links');

    await ask('savepoint tried');
    await expect(restore(update)).rejects.toMatchObject({
      code: '23514',
      message: 'history-record-gone',
      constraint: 'history_entries_record_gone',
    });
    await ask('rollback to tried');
    await restore(deletion);
    await expect(restore(deletion)).rejects.toMatchObject({ constraint: 'history_entries_record_exists' });
  });

  it.each([
    [
      'a contact',
      `insert into contacts (email) values ('a@example.test')`,
      `update contacts set locale = 'ar'`,
    ],
    [
      'the head scripts',
      `update analytics_settings set value = '<meta name="a">' where key = 'additional_head_scripts'`,
      `update analytics_settings set value = null where key = 'additional_head_scripts'`,
    ],
  ])('refuses to restore %s', async (_, first, second) => {
    await ask(first);
    await ask(second);
    const table = first.includes('contacts') ? 'contacts' : 'analytics_settings';

    await expect(restore(await last(table))).rejects.toMatchObject({ message: 'history-not-restorable' });
  });

  it('adds an event to the outbox for each insert and delete', async () => {
    await addLink();
    await ask(`delete from footer_links where id = '${LINK}'`);

    const rows = await ask('select * from outbox.events order by id');

    expect(rows).toEqual([
      expect.objectContaining({ operation: 'insert', table_name: 'footer_links', record_id: LINK }),
      expect.objectContaining({ operation: 'delete', record_id: LINK, position: null }),
    ]);
  });

  it('has an entry for each of the 300 rows of one statement', async () => {
    await ask(
      `insert into footer_links (label, url, category)
       select format('Link %s', n), '/', 'Company' from generate_series(1, 300) as n`,
    );

    expect(await entries('footer_links')).toHaveLength(300);
  });
});
