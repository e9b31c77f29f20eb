alter table public.imports add column content_hash bytea;
comment on column public.imports.content_hash is
  'SHA-256 of what was imported and how it was read: the same key with other content is another import; null: not done';
