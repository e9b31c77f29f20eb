-- The search of the history by Arabic names: a pattern that begins with % needs the parts of the words.
create index concurrently if not exists history_entries_label_ar_idx on public.history_entries using gin (label_ar gin_trgm_ops);
