#!/usr/bin/env bash
# A language in capitals is not recognised, and one that the header refuses is taken.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent accept-language@3.0.20

cat >"$folder/finding.mjs" <<'JS'
import languages from 'accept-language';

languages.languages(['en', 'ar']);
for (const header of ['ar-eg', 'AR-EG', 'ar;q=0, en;q=0.5', 'ar;q=0']) console.log(`${header}: ${languages.get(header)}`);
JS

cat <<'TEXT'
accept-language 3.0.20: Accept-Language for a site in English (the default) and Arabic
  expected:  ar, ar, en, en; capitals mean nothing in a tag (RFC 5646, 2.1.1), and a weight of 0 refuses it (RFC 9110, 12.4.2)
  behaviour: AR-EG is no Arabic, and the language that the last header refuses is taken before the default
TEXT
expected='ar-eg: ar
AR-EG: en
ar;q=0, en;q=0.5: en
ar;q=0: ar'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
