drop index public.history_entries_record_idx;
create index history_entries_record_idx on public.history_entries (table_name, record_id, id desc);
