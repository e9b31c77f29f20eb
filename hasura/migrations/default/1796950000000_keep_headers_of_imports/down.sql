alter table public.imports drop column header;
