drop index public.changes_table_name_idx;
