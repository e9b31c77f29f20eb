-- A program has no row among the people, so the history says in which role it acted.
create function public.acting_role() returns text
  language sql stable
  return nullif(nullif(current_setting('hasura.user', true), '')::jsonb ->> 'x-hasura-role', '');

alter table public.history_entries add column actor_role text;
alter table public.history_entries alter column actor_role set default public.acting_role();
comment on column public.history_entries.actor_role is
  'The role in which it was done: site_admin | editor | mailing …; null for the system, and for changes older than the column';
