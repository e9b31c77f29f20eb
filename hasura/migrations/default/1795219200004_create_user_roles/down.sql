drop table public.user_roles;
drop function public.keep_last_admin();
