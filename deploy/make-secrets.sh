#!/bin/sh
# Makes the files below secrets/ that docker-compose.yml and its overrides mount. A file that is there stays as it is; a
# secret that a .env of an earlier version holds is taken over.
set -eu
cd "$(dirname "$0")/.."
umask 077
mkdir -p secrets
# The folder is closed to others. The files are readable by everybody, because the users inside the containers are
# others than the one who makes them.
chmod 700 secrets

# Random values, of which each is known to few services.
RANDOM_SECRETS='POSTGRES_PASSWORD HOSTFRONT_DB_PASSWORD KEYCLOAK_DB_PASSWORD HASURA_GRAPHQL_ADMIN_SECRET ACTION_SECRET
  CAPTCHA_SECRET COOKIE_SECRET LIMIT_SECRET SESSION_SECRET TICKET_SECRET LINK_SECRET WEB_CLIENT_SECRET
  ACTIONS_CLIENT_SECRET API_READER_CLIENT_SECRET API_EDITOR_CLIENT_SECRET API_MAILING_CLIENT_SECRET
  KC_BOOTSTRAP_ADMIN_CLIENT_SECRET'
# What others decide; an empty file counts as not given.
CHOSEN_SECRETS='ADMIN_PASSWORD TURNSTILE_SECRET_KEY GOOGLE_CLIENT_SECRET MAIL_EVENTS_SECRET IMAP_URL DKIM_PRIVATE_KEY
  TLS_CERTIFICATE TLS_KEY OTEL_EXPORTER_OTLP_HEADERS'

path_of() {
  printf 'secrets/%s' "$1" | tr '[:upper:]' '[:lower:]'
}

# Reads a value as Compose does: without quotes around it, a comment behind it, and the carriage returns of Windows.
from_env_file() {
  if [ ! -f .env ]; then return; fi
  sed -n "s/^$1=//p" .env | tail -n 1 | tr -d '\r' | sed \
    -e "s/^\\([\"']\\)\\(.*\\)\\1[[:space:]]*\$/\\2/" -e t \
    -e "s/^\\([\"']\\)\\(.*\\)\\1[[:space:]]*#.*\$/\\2/" -e t \
    -e 's/[[:space:]]\{1,\}#.*$//' -e 's/[[:space:]]*$//'
}

random() {
  od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
}

# keep NAME VALUE: writes a file that is not there yet, whole or not at all.
keep() {
  file=$(path_of "$1")
  if [ ! -e "$file" ]; then
    printf '%s\n' "$2" >"$file.new"
    chmod 644 "$file.new"
    mv "$file.new" "$file"
    echo "made $file"
  fi
}

for name in $RANDOM_SECRETS; do
  value=$(from_env_file "$name")
  keep "$name" "${value:-$(random)}"
done
for name in $CHOSEN_SECRETS; do keep "$name" "$(from_env_file "$name")"; done
value=$(from_env_file SMTP_URL)
keep SMTP_URL "${value:-smtp://mail:1025}"
# CloudNativePG and other operators give the whole address in one secret too.
keep DATABASE_URL "postgres://hostfront:$(cat secrets/hostfront_db_password)@postgres:5432/hostfront"
