drop index public.history_entries_search_key_idx;
drop extension pg_trgm;
drop index public.history_entries_actor_oldest_idx;
drop index public.history_entries_operation_oldest_idx;
drop index public.history_entries_table_newest_idx;
drop index public.history_entries_table_idx;
drop index public.history_entries_happened_at_newest_idx;
