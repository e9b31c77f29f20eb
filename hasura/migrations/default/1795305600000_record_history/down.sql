do $$
declare
  kept record;
begin
  for kept in
    select tgrelid::regclass as table_name, tgname from pg_trigger
    where tgfoid = 'public.record_history'::regproc
  loop
    execute format('drop trigger %I on %s', kept.tgname, kept.table_name);
  end loop;
end
$$;
drop procedure public.keep_history(text, text, text, text);
drop function public.restore_history_entry(bigint, boolean);
drop function public.restore_one(public.history_entries);
drop function public.is_restorable(text);
drop function public.record_history();
drop function public.history_difference(jsonb, jsonb);
drop function public.history_record(jsonb);
drop schema outbox cascade;
drop table public.history_entries;
drop table public.people;
