set local lock_timeout = '3s';

alter table public.dispatches drop column preheader, drop column preheader_ar;
alter table public.newsletters drop column preheader, drop column preheader_ar;
