alter table public.history_entries drop column actor_role;
drop function public.acting_role();
