-- A sign-up for newsletters becomes a contact only when the owner of the address confirms it. Until then it stands in a
-- schema that no API shows and no history records, and it is deleted when it is confirmed or its time is over.
create table mailing.subscription_requests (
  id uuid primary key,
  token_hash bytea not null,
  email text not null,
  email_key text not null generated always as (mailing.key_of_address(email)) stored,
  locale text not null,
  consent_version text not null,
  consent_source text not null,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  constraint subscription_requests_token_hash_unique unique (token_hash),
  constraint subscription_requests_token_hash_length check (octet_length(token_hash) = 32),
  constraint subscription_requests_email_length check (char_length(email) <= 254),
  constraint subscription_requests_locale_known check (locale in ('en', 'ar')),
  constraint subscription_requests_consent_version_form check (consent_version ~ '^\d{4}-\d{2}-\d{2}$'),
  constraint subscription_requests_consent_source_form check (consent_source ~ '^/[a-z0-9/-]{0,199}$')
);
create index subscription_requests_email_key_idx on mailing.subscription_requests (email_key, requested_at);
create index subscription_requests_expires_at_idx on mailing.subscription_requests (expires_at);
comment on table mailing.subscription_requests is 'Sign-ups for newsletters that wait for their confirmation';
comment on column mailing.subscription_requests.token_hash is 'SHA-256 of the token in the mailed link, which is kept nowhere';
comment on column mailing.subscription_requests.confirmed_at is
  'When the link was used; such a request waits for a job, because its contact was locked';

alter table public.contacts
  add column consent_version text,
  add column consent_locale text,
  add column consent_source text,
  add column consent_requested_at timestamptz,
  add column consent_confirmed_at timestamptz,
  add constraint contacts_consent_version_form check (consent_version ~ '^\d{4}-\d{2}-\d{2}$'),
  add constraint contacts_consent_locale_known check (consent_locale in ('en', 'ar')),
  add constraint contacts_consent_source_form check (consent_source ~ '^/[a-z0-9/-]{0,199}$'),
  add constraint contacts_consent_whole check (
    num_nulls(consent_version, consent_locale, consent_source, consent_requested_at, consent_confirmed_at) in (0, 5)
  ),
  drop constraint contacts_source_known,
  add constraint contacts_source_known check (source in ('manual', 'import', 'api', 'sign-up'));
comment on column public.contacts.source is
  'manual | import (a file) | api (import_contacts) | sign-up (by the contact, on the site)';
comment on column public.contacts.consent_version is
  'The day of the consent''s text that the contact last agreed to on the site; null: never did';
comment on column public.contacts.consent_locale is 'The language in which the contact read that text: en | ar';
comment on column public.contacts.consent_source is 'The path of the page with the form';
comment on column public.contacts.consent_requested_at is 'When the form was sent';
comment on column public.contacts.consent_confirmed_at is 'When the contact confirmed by the mailed link';
