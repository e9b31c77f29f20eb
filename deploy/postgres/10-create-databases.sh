#!/bin/bash
# Runs once, when the data volume is created: makes a database and an owner without superuser rights for each part.
set -euo pipefail

create() {
  psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres \
    --set=name="$1" --set=password="$2" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke all on database :"name" from public;
-- The log names errors without the values and the statements that they are about, which may tell of people.
alter database :"name" set log_error_verbosity = 'terse';
alter database :"name" set log_min_error_statement = 'panic';
SQL
}

create hostfront "$(<"$HOSTFRONT_DB_PASSWORD_FILE")"
create keycloak "$(<"$KEYCLOAK_DB_PASSWORD_FILE")"
