create table public.newsletters (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  subject_ar text,
  content text not null,
  content_ar text,
  template_name text not null default 'Basic',
  status text not null default 'draft',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint newsletters_subject_present check (subject ~ '\S'),
  constraint newsletters_subject_length check (char_length(subject) <= 255 and char_length(subject_ar) <= 255),
  -- A subject is one header line.
  constraint newsletters_subject_single_line check (subject !~ '[\r\n]' and coalesce(subject_ar, '') !~ '[\r\n]'),
  constraint newsletters_content_present check (content ~ '\S'),
  constraint newsletters_content_length check (char_length(content) <= 500000 and char_length(content_ar) <= 500000),
  constraint newsletters_template_name_known check (template_name in ('Basic', 'Promotional', 'Minimalist', 'Modern')),
  constraint newsletters_status_known check (status in ('draft', 'sent'))
);
create index newsletters_created_at_idx on public.newsletters (created_at desc);
create trigger newsletters_set_updated_at before update on public.newsletters
  for each row execute function public.set_updated_at();

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- What makes two addresses the same one. The collation is the same on every system.
  email_key text not null generated always as (
    lower(normalize(btrim(email, E' \t\r\n'), nfc) collate pg_c_utf8)
  ) stored,
  first_name text,
  last_name text,
  locale text not null default 'en',
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contacts_email_key_unique unique (email_key),
  constraint contacts_email_length check (char_length(email) <= 254),
  constraint contacts_email_form check (email_key ~ '^[^\s@]+@([^\s@.-]([^\s@.]*[^\s@.-])?\.)+[^\s@.-]([^\s@.]*[^\s@.-])?$'),
  -- International domains are stored as punycode, so that one domain has one form.
  constraint contacts_email_domain_ascii check (substring(email_key from '@([^@]*)$') ~ '^[a-z0-9.-]*$'),
  constraint contacts_name_length check (char_length(first_name) <= 100 and char_length(last_name) <= 100),
  constraint contacts_locale_known check (locale in ('en', 'ar'))
);
comment on table public.contacts is 'Recipients of newsletters';
comment on column public.contacts.unsubscribed_at is 'null: subscribed';
create index contacts_created_at_idx on public.contacts (created_at desc, id);
create trigger contacts_set_updated_at before update on public.contacts
  for each row execute function public.set_updated_at();
