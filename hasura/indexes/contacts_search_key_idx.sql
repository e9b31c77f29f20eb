-- The search of the list of contacts: a pattern that begins with % needs the parts of the words.
create index concurrently if not exists contacts_search_key_idx on public.contacts using gin (search_key gin_trgm_ops);
