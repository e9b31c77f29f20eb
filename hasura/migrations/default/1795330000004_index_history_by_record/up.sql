-- What was done to one record is asked for with its table and without: the record comes first.
drop index public.history_entries_record_idx;
create index history_entries_record_idx on public.history_entries (record_id, table_name, id desc);
