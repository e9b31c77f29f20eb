-- A transaction's id of PostgreSQL means something on one server alone: after a restore the same id comes again, and
-- changes of strangers seem to belong together. So the history numbers its transactions itself. The numbers go on behind
-- the ids that are there, which stay as they are.
create sequence public.history_transactions_seq as bigint owned by public.history_entries.transaction_id;

-- The number of the running transaction, drawn when it is first asked for.
create function public.history_transaction() returns bigint
  language sql volatile
  return coalesce(
    nullif(current_setting('hostfront.transaction', true), ''),
    set_config('hostfront.transaction', nextval('public.history_transactions_seq'::regclass)::text, true)
  )::bigint;

alter table public.history_entries alter column transaction_id set default public.history_transaction();
select setval('public.history_transactions_seq', coalesce(max(transaction_id), 0) + 1, false)
  from public.history_entries;

-- Entries of one transaction have the same time. Others with the same id met by a restore, and are parted.
with transactions as (
  select distinct transaction_id, happened_at,
    min(happened_at) over (partition by transaction_id) as first_at
  from public.history_entries
), parted as (
  select transaction_id, happened_at, nextval('public.history_transactions_seq') as number
  from transactions where happened_at > first_at
)
update public.history_entries as entry set transaction_id = parted.number
  from parted
  where entry.transaction_id = parted.transaction_id and entry.happened_at = parted.happened_at;

create or replace function public.restore_history_entry(entry_id bigint, whole_transaction boolean default false)
  returns setof public.history_entries
  language plpgsql
as $$
declare
  own_transaction constant bigint := public.history_transaction();
  chosen public.history_entries;
  entry public.history_entries;
  last_id bigint;
begin
  select * into chosen from public.history_entries where id = entry_id;
  if not found then
    raise exception 'history-entry-unknown' using
      errcode = '23514',
      detail = format('There is no history entry %s.', entry_id),
      constraint = 'history_entries_known', table = 'history_entries', schema = 'public';
  end if;
  select max(id) into last_id from public.history_entries;

  for entry in
    select * from public.history_entries
    where id = chosen.id
      or (whole_transaction and transaction_id = chosen.transaction_id and table_name = chosen.table_name)
    order by id desc
  loop
    perform public.restore_one(entry);
  end loop;

  return query select * from public.history_entries where id > last_id and actor = public.acting_user()
    and transaction_id = own_transaction order by id;
end
$$;
