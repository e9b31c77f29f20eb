alter table public.history_entries drop column record_uuid;
drop table public.changes;
