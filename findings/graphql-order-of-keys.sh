#!/usr/bin/env bash
# A server that passes a query on sorts the keys of its input objects, and with them the rows that come back.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent \
  graphql@16.15.0 @graphql-tools/wrap@11.2.5
npm install --prefix "$folder/newer" --no-audit --no-fund --ignore-scripts --silent \
  graphql@17.1.0 @graphql-tools/wrap@11.2.5

cat >"$folder/finding.mjs" <<'JS'
import { buildSchema, graphql, print, version } from 'graphql';
import { wrapSchema } from '@graphql-tools/wrap';

const schema = buildSchema(`
  type Query { plans(order_by: OrderBy): [String!] }
  input OrderBy { category: Order price: Order }
  enum Order { asc desc }
`);
const sent = [];
const executor = ({ document, variables }) => {
  sent.push(JSON.stringify(variables?.order_by ?? print(document)));
  return { data: { plans: [] } };
};
const passing = wrapSchema({ schema, executor });

await graphql({ schema: passing, source: '{ plans(order_by: { price: desc, category: asc }) }' });
await graphql({
  schema: passing,
  source: 'query Plans($by: OrderBy) { plans(order_by: $by) }',
  variableValues: { by: { price: 'desc', category: 'asc' } },
});
console.log(`graphql ${version}, in the query: ${sent[0]}`);
console.log(`graphql ${version}, as a variable: ${sent[1]}`);
JS
cp "$folder/finding.mjs" "$folder/newer/finding.mjs"

cat <<'TEXT'
@graphql-tools/wrap 11.2.5 over graphql 16.15.0 and 17.1.0: a query sorted by price, then category, that a gateway passes on
  expected:  {"price":"desc","category":"asc"}, as servers whose `order_by` is an object sort by its keys in their order
  behaviour: graphql reads an input object by the fields of its type, so that the keys go on in the schema's order and the
             rows are sorted by category first; GraphQL allows it (October 2021, 3.10: input objects are unordered).
             A list of objects with one key each keeps its order.
TEXT
expected='graphql 16.15.0, in the query: {"category":"asc","price":"desc"}
graphql 16.15.0, as a variable: {"category":"asc","price":"desc"}
graphql 17.1.0, in the query: {"category":"asc","price":"desc"}
graphql 17.1.0, as a variable: {"category":"asc","price":"desc"}'
seen=$(node "$folder/finding.mjs" && node "$folder/newer/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
