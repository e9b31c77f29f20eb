-- What an import's columns meant can be looked up later. Earlier builds kept no header, and npm run doctor lists their
-- imports.
set local lock_timeout = '3s';

alter table public.imports add column header text[];
comment on column public.imports.header is
  'The names of the columns, or of the fields that an API call gave; empty: there were none; null: an earlier build, or nothing was read';
