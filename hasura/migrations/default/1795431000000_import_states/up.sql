-- An import can tell who has left, and counts rows that it takes with a default in place of what it could not read.
alter table public.imports
  drop constraint imports_mode_known,
  add constraint imports_mode_known check (mode in ('skip', 'update', 'unsubscribe')),
  add column warning_count integer not null default 0,
  add column warnings jsonb not null default '[]';
comment on column public.imports.mode is
  'What happens to a contact that exists: skip | update; unsubscribe: all contacts of the file get no newsletters';
comment on column public.imports.updated_count is 'Contacts that existed and got other values or another state';
comment on column public.imports.warning_count is
  'Values that were not understood and left out; the first of them stand in warnings';
comment on column public.imports.warnings is
  'The first values that were left out: [{"line": 7, "reason": "locale-unknown"}]; no address';
comment on column public.imports.content_hash is
  'SHA-256 of what arrived and how it was read: the same key with other content is another import; null: not whole';
