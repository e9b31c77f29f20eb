-- Numbers stay as they are: entries of one transaction go on having the same.
create or replace function public.restore_history_entry(entry_id bigint, whole_transaction boolean default false)
  returns setof public.history_entries
  language plpgsql
as $$
declare
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
    and transaction_id = (pg_current_xact_id()::text)::bigint order by id;
end
$$;

alter table public.history_entries alter column transaction_id set default (pg_current_xact_id()::text)::bigint;
drop function public.history_transaction();
drop sequence public.history_transactions_seq;
