drop table public.imports;
