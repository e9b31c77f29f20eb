-- A disabled account keeps its role but can't sign in, so it is no administrator to rely on.
alter table public.user_roles add column enabled boolean not null default true;
comment on column public.user_roles.enabled is 'Whether the person may sign in';

create or replace function public.keep_last_admin() returns trigger
  language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles: last admin', 0));
  if not exists (select from public.user_roles where role = 'admin' and enabled) then
    raise exception 'last-admin' using
      errcode = '23514',
      detail = 'At least one user who may sign in must keep the role admin.',
      constraint = 'user_roles_last_admin',
      table = 'user_roles',
      schema = 'public';
  end if;
  return null;
end
$$;

-- A change of a person that is on its way to the identity server. It is noted before that server is asked and taken
-- out with the row of user_roles that it leads to; one that is left behind is settled by the reconciliation.
create schema if not exists accounts;
create table accounts.user_changes (
  user_id uuid primary key,
  role text,
  enabled boolean,
  session jsonb not null,
  expires_at timestamptz not null,
  constraint user_changes_role_known check (role in ('admin', 'user')),
  constraint user_changes_one_thing check (num_nonnulls(role, enabled) = 1)
);
comment on column accounts.user_changes.session is 'The session variables of who asked for it; the history names them';
comment on column accounts.user_changes.expires_at is 'From then on nobody works at it any more';
