alter table public.people drop column locale;
drop table public.invitations;
