drop table accounts.user_changes;
create or replace function public.keep_last_admin() returns trigger
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
alter table public.user_roles drop column enabled;
