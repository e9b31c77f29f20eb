alter table public.user_roles drop column sessions_ended_at;
