comment on column public.people.locale is null;
update public.people set locale = 'en' where locale is null;
alter table public.people alter column locale set default 'en', alter column locale set not null;
