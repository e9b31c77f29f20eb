drop table public.contacts;
drop table public.newsletters;
