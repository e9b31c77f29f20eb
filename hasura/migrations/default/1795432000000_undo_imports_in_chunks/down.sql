drop index public.imports_undoing_idx;
update public.imports set state = 'undone' where state = 'undoing';
alter table public.imports
  drop column undone_by,
  drop constraint imports_state_known,
  add constraint imports_state_known check (
    state in ('receiving', 'merging', 'done', 'failed', 'cancelled', 'undone')
  );
comment on column public.imports.state is 'receiving -> merging -> done | failed | cancelled; done -> undone';
comment on column public.imports.removed_count is 'Contacts that undoing the import removed';
