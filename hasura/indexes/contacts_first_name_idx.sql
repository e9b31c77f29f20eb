-- The list of contacts by first name, from either end. Ascending, only those of one name are sorted further, by their id.
create index concurrently if not exists contacts_first_name_idx on public.contacts (first_name desc, id);
