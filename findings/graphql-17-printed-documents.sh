#!/usr/bin/env bash
# graphql 17 prints the same document otherwise than 16, so that hashes of persisted queries change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent \
  graphql@17.1.0 graphql-16@npm:graphql@16.15.0

cat >"$folder/finding.mjs" <<'JS'
import { createHash } from 'node:crypto';
import * as graphql17 from 'graphql';
import * as graphql16 from 'graphql-16';

const TEXT = 'query Plans { plans(where: { category: { _eq: "vps" } }) { name } }';
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

for (const [name, { parse, print }] of [['16.15.0', graphql16], ['17.1.0', graphql17]]) {
  const printed = print(parse(TEXT));
  console.log(`${name}: ${printed.split('\n')[1].trim()} sha256 ${hashOf(printed)}…`);
}
console.log(`a document of 17, printed by 16: sha256 ${hashOf(graphql16.print(graphql17.parse(TEXT)))}…`);
JS

cat <<'TEXT'
graphql 17.1.0 beside 16.15.0: a query with an object among its arguments, printed
  expected:  the same text, as a persisted query (Apollo's APQ, lists of allowed queries) is known by the hash of its printed
             text
  behaviour: 17 writes blanks within braces and wraps long objects: queries without such arguments keep their hash, others
             get another one. Documents parsed by 17 and printed by 16 have the old one.
TEXT
expected='16.15.0: plans(where: {category: {_eq: "vps"}}) { sha256 54198a9f…
17.1.0: plans(where: { category: { _eq: "vps" } }) { sha256 8623fa59…
a document of 17, printed by 16: sha256 54198a9f…'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
