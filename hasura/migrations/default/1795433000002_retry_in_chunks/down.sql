alter table public.dispatches drop column retry_until, drop column retry_unknown;
