set local lock_timeout = '3s';

alter table public.dispatches drop column newsletter_version;
