-- The lists of the back office follow the last number of their table.
create index changes_table_name_idx on public.changes (table_name, number);
