alter table public.imports drop column content_hash;
