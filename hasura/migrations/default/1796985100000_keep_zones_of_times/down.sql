set local lock_timeout = '3s';

alter table public.store_notices drop column starts_at_zone, drop column ends_at_zone;
alter table public.dispatches drop column scheduled_at_zone;
