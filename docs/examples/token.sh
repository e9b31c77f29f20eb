#!/bin/sh
# Exchanges a key for a token of five minutes and reads with it. HOSTFRONT_KEY is a key of the role reader.
set -eu
origin="${ORIGIN:-http://localhost:3000}"

token=$(curl -fsS -X POST "$origin/keys/token" -H "Authorization: Bearer $HOSTFRONT_KEY" |
  sed 's/.*"access_token":"\([^"]*\)".*/\1/')

curl -fsS "$origin/v1/graphql" \
  -H 'Content-Type: application/json' -H "Authorization: Bearer $token" \
  -d '{ "query": "{ pricing_plans_aggregate { aggregate { count } } }" }'
