#!/bin/sh
# Runs a command with secrets from files, for images that read them from the environment alone:
#   with-secrets.sh NAME... -- command [argument...]
# NAME gets the only line of the file that NAME_FILE names. An empty file counts as a variable that is not given. The
# shell's own commands are enough, because an image may have no others.
set -u
MAX_LENGTH=4096
CARRIAGE_RETURN=$(printf '\r')

refuse() {
  echo "with-secrets: $1" >&2
  exit 78
}

while [ $# -gt 0 ] && [ "$1" != -- ]; do
  name=$1
  shift
  eval "file=\${${name}_FILE:-} given=\${$name:-}"
  unset "${name}_FILE"
  [ -n "$file" ] || continue
  [ -z "$given" ] || refuse "$name and ${name}_FILE are both given; keep one of them."
  { [ -f "$file" ] && [ -r "$file" ]; } || refuse "${name}_FILE names $file, which can't be read."
  value='' more=''
  { IFS= read -r value && IFS= read -r more; } <"$file" || :
  [ -z "$more" ] || refuse "$file, which ${name}_FILE names, has more than one line."
  value=${value%"$CARRIAGE_RETURN"}
  [ ${#value} -le $MAX_LENGTH ] || refuse "$file, which ${name}_FILE names, is longer than $MAX_LENGTH characters."
  unset "$name"
  [ -z "$value" ] || export "$name=$value"
done

[ "${1:-}" = -- ] && shift
[ $# -gt 0 ] || refuse "there is no command after the variables and --."
exec "$@"
