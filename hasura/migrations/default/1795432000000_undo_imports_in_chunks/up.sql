-- Undoing a large import takes many transactions; one that was interrupted goes on by itself.
alter table public.imports
  drop constraint imports_state_known,
  add constraint imports_state_known check (
    state in ('receiving', 'merging', 'done', 'failed', 'cancelled', 'undoing', 'undone')
  ),
  add column undone_by text;
comment on column public.imports.state is
  'receiving -> merging -> done | failed | cancelled; done -> undoing -> undone';
comment on column public.imports.removed_count is 'Contacts that undoing the import has removed so far';
comment on column public.imports.undone_by is 'Who undoes the import: the user''s id, or system; null: nobody';
create index imports_undoing_idx on public.imports (id) where state = 'undoing';
