set local lock_timeout = '3s';

drop function public.hold_restored_data;
drop function public.is_held;
drop trigger api_keys_tell_of_hold on public.api_keys;
alter table public.api_keys drop column held_at;
drop table public.holds;
