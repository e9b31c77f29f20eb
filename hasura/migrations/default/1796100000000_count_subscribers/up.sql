-- How many contacts get newsletters, day by day: the dashboard draws it. A contact that is deleted is gone, and its
-- history with it, so that no later query can tell what the number was.
set local lock_timeout = '3s';

create table public.subscriber_totals (
  day date primary key,
  subscribed_count integer not null,
  counted_at timestamptz not null default now(),
  constraint subscriber_totals_count_not_negative check (subscribed_count >= 0)
);
comment on table public.subscriber_totals is
  'How many contacts were subscribed on each day; no row stands for a day on which nothing counted them';
comment on column public.subscriber_totals.day is 'The day, in UTC';
comment on column public.subscriber_totals.subscribed_count is 'Contacts that get newsletters, as last counted on that day';
comment on column public.subscriber_totals.counted_at is 'When they were last counted';
