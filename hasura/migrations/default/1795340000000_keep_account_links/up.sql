-- What no API shows: links by which somebody acts on an account once, for a forgotten password or an invitation.
create schema if not exists accounts;
create table accounts.links (
  token_hash bytea primary key,
  purpose text not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint links_purpose_known check (purpose in ('recovery', 'invitation')),
  constraint links_one_of_each_purpose unique (user_id, purpose)
);
comment on table accounts.links is 'Single-use links; of the token only its SHA-256 is kept';
