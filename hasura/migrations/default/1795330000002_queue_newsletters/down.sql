drop trigger newsletters_guard_status on public.newsletters;
drop trigger newsletters_guard_deletion on public.newsletters;
drop function public.guard_newsletter();
drop table public.deliveries;
drop table public.dispatches;
drop function public.count_deliveries();
drop function public.erase_recipient();
