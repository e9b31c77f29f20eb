-- The page of the history sorts by each of these columns, up and down, the newest first among equals: with an index
-- in just that order a page is found by its keys alone, however deep it lies.
create index history_entries_happened_at_newest_idx on public.history_entries (happened_at, id desc);
create index history_entries_table_idx on public.history_entries (table_name, id);
create index history_entries_table_newest_idx on public.history_entries (table_name, id desc);
create index history_entries_operation_oldest_idx on public.history_entries (operation, id);
create index history_entries_actor_oldest_idx on public.history_entries (actor, id);

-- The search by name: a pattern that begins with % needs the parts of the words.
create extension if not exists pg_trgm;
create index history_entries_search_key_idx on public.history_entries using gin (search_key gin_trgm_ops);
