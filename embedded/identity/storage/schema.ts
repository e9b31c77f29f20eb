/**
 * Tables of the embedded identity, in a schema of their own. Realms, clients and flows are stored as Keycloak's own
 * representations; properties that are searched or joined have columns.
 */
export const SCHEMA = `
create schema if not exists identity;

create table if not exists identity.realm (
  id uuid primary key,
  name text not null unique,
  settings jsonb not null
);

create table if not exists identity.client (
  id uuid primary key,
  realm text not null references identity.realm (name) on delete cascade,
  client_id text not null,
  settings jsonb not null,
  unique (realm, client_id)
);

create table if not exists identity.role (
  id uuid primary key,
  realm text not null references identity.realm (name) on delete cascade,
  client uuid references identity.client (id) on delete cascade,
  name text not null,
  description text,
  unique nulls not distinct (realm, client, name)
);

create table if not exists identity.role_composite (
  role uuid not null references identity.role (id) on delete cascade,
  child uuid not null references identity.role (id) on delete cascade,
  primary key (role, child)
);

create table if not exists identity.scope_mapping (
  client uuid not null references identity.client (id) on delete cascade,
  role uuid not null references identity.role (id) on delete cascade,
  primary key (client, role)
);

create table if not exists identity.flow (
  id uuid primary key,
  realm text not null references identity.realm (name) on delete cascade,
  alias text not null,
  settings jsonb not null,
  unique (realm, alias)
);

create table if not exists identity.identity_provider (
  id uuid primary key,
  realm text not null references identity.realm (name) on delete cascade,
  alias text not null,
  settings jsonb not null,
  unique (realm, alias)
);

create table if not exists identity.account (
  id uuid primary key,
  realm text not null references identity.realm (name) on delete cascade,
  username text not null,
  email text,
  email_verified boolean not null default false,
  first_name text,
  last_name text,
  enabled boolean not null default true,
  required_actions text[] not null default '{}',
  attributes jsonb not null default '{}',
  service_account_client uuid unique references identity.client (id) on delete cascade,
  not_before bigint not null default 0,
  created_at timestamptz not null default now(),
  unique (realm, username),
  unique (realm, email)
);

create table if not exists identity.account_role (
  account uuid not null references identity.account (id) on delete cascade,
  role uuid not null references identity.role (id) on delete cascade,
  primary key (account, role)
);

create index if not exists account_role_by_role on identity.account_role (role);

create table if not exists identity.credential (
  id uuid primary key,
  account uuid not null references identity.account (id) on delete cascade,
  secret_data jsonb not null,
  credential_data jsonb not null,
  created_at timestamptz not null default now()
);

alter table identity.credential
  add column if not exists type text not null default 'password',
  add column if not exists user_label text,
  add column if not exists changed_at timestamptz,
  drop constraint if exists credential_account_key;

create unique index if not exists credential_password on identity.credential (account) where type = 'password';
create unique index if not exists credential_label on identity.credential (account, type, user_label);

create table if not exists identity.used_code (
  credential uuid not null references identity.credential (id) on delete cascade,
  step bigint not null,
  used_at timestamptz not null default now(),
  primary key (credential, step)
);

create table if not exists identity.federated_identity (
  account uuid not null references identity.account (id) on delete cascade,
  realm text not null references identity.realm (name) on delete cascade,
  provider text not null,
  subject text not null,
  username text,
  primary key (realm, provider, subject),
  unique (account, provider)
);

drop table if exists identity.login_failure;

create table if not exists identity.signing_key (
  kid text primary key,
  realm text not null references identity.realm (name) on delete cascade,
  jwk jsonb not null,
  priority bigint not null default 0,
  created_at timestamptz not null default now()
);

create table if not exists identity.artifact (
  realm text not null,
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  account text,
  uid text,
  consumed_at bigint,
  expires_at timestamptz,
  primary key (realm, kind, id)
);

create index if not exists artifact_by_grant on identity.artifact (grant_id) where grant_id is not null;
create index if not exists artifact_by_account on identity.artifact (account) where account is not null;
create index if not exists artifact_by_uid on identity.artifact (uid) where uid is not null;
create index if not exists artifact_by_expiry on identity.artifact (expires_at);
`;
