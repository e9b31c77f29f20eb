set local lock_timeout = '3s';

alter table public.imports drop column header;
