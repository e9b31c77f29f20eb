#!/usr/bin/env bash
# A number that is written into a query loses its last digits in a server that passes the query on.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent \
  graphql@16.15.0 @graphql-tools/wrap@11.2.5
npm install --prefix "$folder/newer" --no-audit --no-fund --ignore-scripts --silent \
  graphql@17.1.0 @graphql-tools/wrap@11.2.5

cat >"$folder/finding.mjs" <<'JS'
import { buildSchema, graphql, version } from 'graphql';
import { wrapSchema } from '@graphql-tools/wrap';

const schema = buildSchema('scalar bigint type Query { changes(after: bigint!): [String!] }');
const sent = [];
const executor = ({ variables }) => {
  sent.push(JSON.stringify(variables.after));
  return { data: { changes: [] } };
};
const passing = wrapSchema({ schema, executor });

for (const number of ['9007199254740993', '"9007199254740993"']) {
  const { errors } = await graphql({ schema: passing, source: `{ changes(after: ${number}) }` });
  console.log(`graphql ${version}: ${number} goes on as ${sent.pop()}, errors: ${errors?.length ?? 0}`);
}
JS
cp "$folder/finding.mjs" "$folder/newer/finding.mjs"

cat <<'TEXT'
@graphql-tools/wrap 11.2.5 over graphql 16.15.0 and 17.1.0: a whole number beyond 2^53 in a query, for a scalar of the schema
  expected:  the number as it is written, or an error; the gateway knows nothing of the scalar but its name
  behaviour: the literal is read as a number of JavaScript, and another number goes on without an error. Only a string keeps
             its digits.
TEXT
expected='graphql 16.15.0: 9007199254740993 goes on as 9007199254740992, errors: 0
graphql 16.15.0: "9007199254740993" goes on as "9007199254740993", errors: 0
graphql 17.1.0: 9007199254740993 goes on as 9007199254740992, errors: 0
graphql 17.1.0: "9007199254740993" goes on as "9007199254740993", errors: 0'
seen=$(node "$folder/finding.mjs" && node "$folder/newer/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
