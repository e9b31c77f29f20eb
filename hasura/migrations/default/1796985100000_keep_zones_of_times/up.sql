-- A time that somebody chose keeps the name of the zone in which it was chosen, so that others can read it as it was
-- meant, whatever is decided about clocks until then.
set local lock_timeout = '3s';

alter table public.dispatches
  add column scheduled_at_zone text,
  add constraint dispatches_scheduled_at_zone_form check (scheduled_at_zone ~ '^[A-Za-z0-9_+:/-]{1,64}$');
comment on column public.dispatches.scheduled_at_zone is
  'The time zone in which scheduled_at was chosen, such as Europe/Berlin; null: it was not told';
comment on constraint dispatches_scheduled_at_zone_form on public.dispatches is
  'scheduled_at_zone must be the name of a time zone such as Europe/Berlin';

alter table public.store_notices
  add column starts_at_zone text,
  add column ends_at_zone text,
  add constraint store_notices_zones_form check (
    starts_at_zone ~ '^[A-Za-z0-9_+:/-]{1,64}$' and ends_at_zone ~ '^[A-Za-z0-9_+:/-]{1,64}$'
  );
comment on column public.store_notices.starts_at_zone is
  'The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told';
comment on column public.store_notices.ends_at_zone is
  'The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told';
comment on constraint store_notices_zones_form on public.store_notices is
  'starts_at_zone and ends_at_zone must be names of time zones such as Europe/Berlin';
