-- Until somebody chooses a language, mails about the account are in that of the last sign-in. 'en' was the default so far,
-- so nobody can tell whether it was chosen.
alter table public.people alter column locale drop default, alter column locale drop not null;
update public.people set locale = null where locale = 'en';
comment on column public.people.locale is 'The language of mails about the account, as its person chose it; null: that of the last sign-in';
