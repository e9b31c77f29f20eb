-- The list of contacts by last name, from either end. Ascending, only those of one name are sorted further, by their id.
create index concurrently if not exists contacts_last_name_idx on public.contacts (last_name desc, id);
