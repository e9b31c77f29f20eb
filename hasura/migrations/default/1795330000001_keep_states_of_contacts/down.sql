drop trigger contacts_keep_unsubscribed on public.contacts;
drop trigger contacts_respect_unsubscribed_update on public.contacts;
drop trigger contacts_respect_unsubscribed_insert on public.contacts;
drop trigger contacts_set_state on public.contacts;
drop trigger contacts_set_state_of_new on public.contacts;
drop function public.keep_unsubscribed();
drop function public.respect_unsubscribed();
drop function public.set_contact_state();
alter table public.contacts
  drop column soft_bounces,
  drop column import_id,
  drop column source,
  drop constraint contacts_text_plain,
  drop constraint contacts_unsubscribed_at_fits,
  drop column state;
drop schema mailing cascade;
