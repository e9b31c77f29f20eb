import { describe, expect, it } from 'vitest';
import { useTransaction } from './in-transaction.ts';

const LINK = '3c8b7f5e-0f3a-4a57-9d0f-6b1d2c3e4f50';

describe('transactions in the change history', () => {
  const { ask, one } = useTransaction();

  const addLink = () =>
    ask(
      `insert into footer_links (id, label, url, category) values ('${LINK}', 'Status', '/status', 'Company')`,
    );
  const last = () => one('select id, transaction_id from history_entries order by id desc limit 1');

  it('are not undone together if they have the same PostgreSQL id only because of a restore', async () => {
    await ask(
      `insert into history_entries (transaction_id, happened_at, operation, table_name, record_id, before)
       select (pg_current_xact_id()::text)::bigint, now() - interval '1 day', 'delete', 'footer_links', id,
         jsonb_build_object('id', id, 'label', 'Other', 'url', '/', 'category', 'Company')
       from (select gen_random_uuid() as id from generate_series(1, 10)) as others`,
    );
    const link = await one(
      `delete from footer_links where id = (select id from footer_links order by id limit 1) returning id`,
    );

    const rows = await ask('select * from restore_history_entry($1, true)', [(await last())['id']]);

    expect(rows).toEqual([expect.objectContaining({ operation: 'insert', record_id: link['id'] })]);
  });

  it('have one number each, through savepoints and rollbacks to savepoints', async () => {
    await ask('savepoint tried');
    await addLink();
    await ask('rollback to tried');
    await addLink();
    await ask('savepoint kept');
    await ask(`update footer_links set label = 'Health' where id = '${LINK}'`);
    await ask('release kept');
    await ask(`insert into contacts (email) values ('huda@example.test')`);

    const numbers = await one(
      'select count(distinct transaction_id)::integer as numbers, count(*)::integer as entries from history_entries',
    );
    expect(numbers).toEqual({ numbers: 1, entries: 3 });
  });

  it('have a higher number than the transaction before, on the same connection too', async () => {
    await addLink();
    const first = await last();
    await ask('rollback; begin');
    await addLink();

    const second = await last();
    expect(Number(second['transaction_id'])).toBeGreaterThan(Number(first['transaction_id']));
  });
});
