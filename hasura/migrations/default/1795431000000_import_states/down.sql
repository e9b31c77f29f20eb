update public.imports set mode = 'skip' where mode = 'unsubscribe';
alter table public.imports
  drop column warnings,
  drop column warning_count,
  drop constraint imports_mode_known,
  add constraint imports_mode_known check (mode in ('skip', 'update'));
comment on column public.imports.mode is 'What happens to a contact that exists: skip | update';
comment on column public.imports.updated_count is 'Contacts that were changed';
comment on column public.imports.content_hash is
  'SHA-256 of what was imported and how it was read: the same key with other content is another import; null: not done';
