set local lock_timeout = '3s';

alter table public.store_notices
  drop constraint store_notices_starts_at_range,
  drop constraint store_notices_ends_at_range;
