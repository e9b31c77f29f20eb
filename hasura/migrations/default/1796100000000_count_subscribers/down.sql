set local lock_timeout = '3s';

drop table public.subscriber_totals;
