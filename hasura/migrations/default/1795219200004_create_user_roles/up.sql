create table public.user_roles (
  user_id uuid primary key,
  role text not null,
  updated_at timestamptz not null default now(),
  constraint user_roles_role_known check (role in ('admin', 'user'))
);
comment on table public.user_roles is 'What the identity server says about its users; written by the actions service alone';
create trigger user_roles_set_updated_at before update on public.user_roles
  for each row execute function public.set_updated_at();

-- Looks when the transaction ends, so that rows may be replaced within one, and one transaction after
-- the other, so that two of them can't each take the other's last administrator for granted.
create function public.keep_last_admin() returns trigger
  language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles: last admin', 0));
  if not exists (select from public.user_roles where role = 'admin') then
    raise exception 'last-admin' using
      errcode = '23514',
      detail = 'At least one user must keep the role admin.',
      constraint = 'user_roles_last_admin',
      table = 'user_roles',
      schema = 'public';
  end if;
  return null;
end
$$;
create constraint trigger user_roles_keep_last_admin after update or delete on public.user_roles
  deferrable initially deferred
  for each row when (old.role = 'admin') execute function public.keep_last_admin();
