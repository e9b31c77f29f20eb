-- People who were asked to join and have no account yet. A row goes when its person accepts or the invitation is taken
-- back, and the history keeps nothing of it but that it was there: an address stays only where somebody has an account.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role text not null,
  locale text not null default 'en',
  invited_by uuid not null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint invitations_email_unique unique (email),
  constraint invitations_email_form check (email = lower(email) and char_length(email) between 3 and 254),
  constraint invitations_role_known check (role in ('admin', 'user')),
  constraint invitations_locale_known check (locale in ('en', 'ar'))
);
comment on table public.invitations is 'Who was invited and has no account yet; written by the actions service alone';
comment on column public.invitations.expires_at is 'Until then the link of the last mail works';
call public.keep_history('invitations', 'id', 'email', 'erase');

-- The language of mails about the account.
alter table public.people
  add column locale text not null default 'en',
  add constraint people_locale_known check (locale in ('en', 'ar'));
