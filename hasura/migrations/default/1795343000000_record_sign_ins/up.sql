create schema if not exists accounts;

-- Keycloak sees only the actions service at a sign-in, so who signed in from where stands here. Personal data: it is
-- there so that people recognise their own sessions and strangers' sign-ins. A row goes with its person.
create table accounts.sign_ins (
  session_id text primary key,
  user_id uuid not null references public.user_roles on delete cascade,
  signed_in_at timestamptz not null default now(),
  method text not null,
  address text,
  country text,
  browser text,
  system text,
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint sign_ins_session_id_length check (char_length(session_id) between 1 and 100),
  constraint sign_ins_method_known check (method in ('password', 'google')),
  constraint sign_ins_address_length check (char_length(address) <= 45),
  constraint sign_ins_country_form check (country ~ '^[A-Z]{2}$'),
  constraint sign_ins_browser_length check (char_length(browser) <= 40),
  constraint sign_ins_system_length check (char_length(system) <= 40)
);
create index sign_ins_user_id_idx on accounts.sign_ins (user_id, signed_in_at desc);
create index sign_ins_last_seen_at_idx on accounts.sign_ins (last_seen_at);
comment on table accounts.sign_ins is 'Who signed in when, from where and on what; 90 days, then the time of each person''s last one alone';
comment on column accounts.sign_ins.session_id is 'Keycloak''s sid';
comment on column accounts.sign_ins.method is 'password | google';
comment on column accounts.sign_ins.country is 'ISO 3166-1 alpha-2; null when unknown';
comment on column accounts.sign_ins.browser is 'One of the names that the library knows; null when unknown';
comment on column accounts.sign_ins.last_seen_at is 'When the session was last refreshed, to within five minutes';
comment on column accounts.sign_ins.ended_at is 'When the session was ended; null too for one that Keycloak let expire';
