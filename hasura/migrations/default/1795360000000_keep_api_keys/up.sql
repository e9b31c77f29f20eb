-- Keys of programs. What is secret, and what was issued for a key, lies in a schema that the API does not know.

-- Entries of a list that a key allows: none twice as long as any could be, and none missing.
create function public.is_allowed_list(entries text[]) returns boolean
  language sql immutable parallel safe
  return cardinality(entries) <= 50
    and coalesce(array_ndims(entries), 1) = 1
    and array_position(entries, null) is null
    and not exists (select from unnest(entries) as entry where entry !~ '^\S+$' or char_length(entry) > 300);

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  role text not null,
  prefix text not null,
  allowed_origins text[] not null default '{}',
  allowed_addresses text[] not null default '{}',
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_address text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  revoked_at timestamptz,
  revoked_by uuid,
  constraint api_keys_prefix_unique unique (prefix),
  constraint api_keys_name_form check (name ~ '\S' and char_length(name) <= 100),
  constraint api_keys_role_known check (role in ('reader', 'editor', 'mailing')),
  constraint api_keys_prefix_form check (prefix ~ '^hfk_[0-9a-f]{12}$'),
  constraint api_keys_origins_form check (public.is_allowed_list(allowed_origins)),
  constraint api_keys_addresses_form check (public.is_allowed_list(allowed_addresses)),
  constraint api_keys_revoked_by_known check (revoked_at is not null or revoked_by is null)
);
comment on table public.api_keys is 'Keys that programs exchange for access tokens; written by the actions service alone';
comment on column public.api_keys.id is 'The key''s id, not part of the key';
comment on column public.api_keys.name is 'What the key is for, in an administrator''s words';
comment on column public.api_keys.role is 'What tokens of the key may do: reader, editor or mailing';
comment on column public.api_keys.prefix is 'The beginning of the key, by which it is recognised';
comment on column public.api_keys.allowed_origins is 'Web origins that may use the key in a browser; empty: any';
comment on column public.api_keys.allowed_addresses is 'Addresses and networks that may exchange the key; empty: any';
comment on column public.api_keys.expires_at is 'From then on the key is refused; null: never';
comment on column public.api_keys.last_used_at is 'When the key was last exchanged, to the minute';
comment on column public.api_keys.last_used_address is 'The address from which it was last exchanged';
comment on column public.api_keys.created_at is 'When the key was made';
comment on column public.api_keys.created_by is 'The administrator who made the key';
comment on column public.api_keys.revoked_at is 'When the key was revoked; null: it was not';
comment on column public.api_keys.revoked_by is 'The administrator who revoked the key';

create schema api_access;
comment on schema api_access is 'Secrets of keys and the tokens issued for them; the API does not know it';
create table api_access.secrets (
  key_id uuid primary key references public.api_keys (id) on delete cascade,
  hash bytea not null,
  constraint secrets_hash_length check (octet_length(hash) = 32)
);
comment on table api_access.secrets is 'SHA-256 of each key''s secret, which has 256 random bits';
create table api_access.tokens (
  jti text primary key,
  key_id uuid not null references public.api_keys (id) on delete cascade,
  expires_at timestamptz not null,
  refused_at timestamptz,
  constraint tokens_jti_length check (char_length(jti) between 1 and 200)
);
comment on table api_access.tokens is 'Tokens issued for a key that have not expired';
comment on column api_access.tokens.refused_at is 'From then on the token is refused though it has not expired; null: it is not';
create index tokens_key_idx on api_access.tokens (key_id);
create index tokens_expires_at_idx on api_access.tokens (expires_at);

-- Whether a list that is empty, which allows everything, or any other one allows less than before.
create function api_access.is_narrower(newer text[], older text[]) returns boolean
  language sql immutable parallel safe
  return newer <> '{}' and (older = '{}' or not older <@ newer);

-- What a key is not good for any more, its tokens are not either; whoever holds the list of refused tokens is told.
create function api_access.refuse_tokens() returns trigger
  language plpgsql
as $$
begin
  update api_access.tokens as token set refused_at = least(token.refused_at, fresh.until)
    from (
      select newer.id, least(
        newer.revoked_at, newer.expires_at,
        case when api_access.is_narrower(newer.allowed_origins, older.allowed_origins)
          or api_access.is_narrower(newer.allowed_addresses, older.allowed_addresses)
          or newer.role <> older.role then now() end
      ) as until
      from new_rows as newer join old_rows as older using (id)
    ) as fresh
    where token.key_id = fresh.id and fresh.until < token.expires_at
      and fresh.until < coalesce(token.refused_at, 'infinity');
  if exists (
    select from new_rows as newer join old_rows as older using (id)
    where (newer.revoked_at, newer.expires_at, newer.allowed_origins, newer.allowed_addresses, newer.role)
      is distinct from (older.revoked_at, older.expires_at, older.allowed_origins, older.allowed_addresses, older.role)
  ) then
    perform pg_notify('api_keys', '');
  end if;
  return null;
end
$$;
create trigger api_keys_refuse_tokens after update on public.api_keys
  referencing old table as old_rows new table as new_rows
  for each statement execute function api_access.refuse_tokens();

-- A new key may bring an origin with it.
create function api_access.tell_of_keys() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('api_keys', '');
  return null;
end
$$;
create trigger api_keys_tell after insert or delete on public.api_keys
  for each statement execute function api_access.tell_of_keys();

-- That a key was used is no change of it.
create or replace function public.history_record(changed_row jsonb) returns jsonb
  language sql immutable parallel safe
  return changed_row - '{updated_at,email_key,receives_since,last_used_at,last_used_address}'::text[];
call public.keep_history('api_keys', 'id', 'name');
