import type { Client } from 'pg';

/** SQL that inserts a year of changes by 40 people to 500 records of six tables; every tenth actor is `system`. */
const SEED = `
  with people_of_the_bench as (
    insert into people (user_id, email)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, format('person%s@example.test', n)
    from generate_series(1, 40) as n
    on conflict do nothing
  )
  insert into history_entries
    (happened_at, transaction_id, actor, operation, table_name, record_id, label, changed_columns, before, after)
  select now() - make_interval(secs => ($1 - n) * 300.0), n,
    case when n % 10 = 0 then 'system' else '00000000-0000-4000-8000-' || lpad((1 + n % 40)::text, 12, '0') end,
    (array['insert', 'update', 'update', 'update', 'delete'])[1 + n % 5],
    (array['store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'newsletters', 'contacts'])[1 + n % 6],
    ('10000000-0000-4000-8000-' || lpad((n % 500)::text, 12, '0')),
    format('Record %s of the year', n % 500),
    case when n % 5 between 1 and 3 then array['label', 'label_ar'] else '{}' end,
    case when n % 5 > 0 then jsonb_build_object('label', format('Before %s', n), 'label_ar', format('قبل %s', n)) end,
    case when n % 5 < 4 then jsonb_build_object('label', format('After %s', n), 'label_ar', format('بعد %s', n)) end
  from generate_series(1, $1::integer) as n`;

/** Fills the history with invented entries, the newest of which happened now. */
export async function seedHistory(client: Client, count: number): Promise<void> {
  await client.query(SEED, [count]);
  await client.query('vacuum (analyze) history_entries');
}
