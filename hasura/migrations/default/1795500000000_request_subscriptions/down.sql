update public.contacts set source = 'manual' where source = 'sign-up';
alter table public.contacts
  drop constraint contacts_source_known,
  add constraint contacts_source_known check (source in ('manual', 'import', 'api')),
  drop constraint contacts_consent_whole,
  drop constraint contacts_consent_source_form,
  drop constraint contacts_consent_locale_known,
  drop constraint contacts_consent_version_form,
  drop column consent_confirmed_at,
  drop column consent_requested_at,
  drop column consent_source,
  drop column consent_locale,
  drop column consent_version;
comment on column public.contacts.source is 'manual | import (a file) | api (import_contacts)';
drop table mailing.subscription_requests;
