#!/usr/bin/env bash
# The way to check a mail for all mail clients, as the README tells it, throws for any style.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent caniemail@2.0.2

cat >"$folder/finding.mjs" <<'JS'
import { caniemail } from 'caniemail';

for (const clients of [['apple-mail.*'], ['thunderbird.*'], ['*']]) {
  try {
    console.log(`${clients}: ${caniemail({ clients, css: 'p { color: red }' }).success}`);
  } catch (error) {
    console.log(`${clients}: ${error}`);
  }
}
JS

cat <<'TEXT'
caniemail 2.0.2: `p { color: red }` checked for some clients and for all
  expected:  a result each time; the README names '*' for all clients and lists thunderbird.windows among them
  behaviour: a client that the data have no row of for a feature ends the check, so that '*' never gives a result
TEXT
expected='apple-mail.*: true
thunderbird.*: RangeError: Feature "Type selector" not found on "thunderbird.windows".
*: RangeError: Feature "Type selector" not found on "free-fr.desktop-webmail".'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
