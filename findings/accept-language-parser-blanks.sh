#!/usr/bin/env bash
# A blank before a weight, which HTTP allows, makes every language weigh the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent accept-language-parser@1.5.0

cat >"$folder/finding.mjs" <<'JS'
import parser from 'accept-language-parser';

function tell(header) {
  const weights = parser.parse(header).map(({ code, quality }) => `${code} ${quality}`);
  console.log(`${header}: ${parser.pick(['en', 'ar'], header)} (${weights.join(', ')})`);
}

tell('en;q=0.5, ar;q=0.9');
tell('en; q=0.5, ar; q=0.9');
JS

cat <<'TEXT'
accept-language-parser 1.5.0: English at 0.5 and Arabic at 0.9, with and without a blank before "q="
  expected:  ar each time; a weight is OWS ";" OWS "q=" qvalue (RFC 9110, 12.4.2)
  behaviour: with the blank the weights are lost, "q" counts as a language of its own, and the first language wins
TEXT
expected='en;q=0.5, ar;q=0.9: ar (ar 0.9, en 0.5)
en; q=0.5, ar; q=0.9: en (en 1, q 1, ar 1, q 1)'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
