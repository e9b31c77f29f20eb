set local lock_timeout = '3s';

drop trigger contacts_leave_no_trace on public.contacts;
drop function public.leave_no_trace;
