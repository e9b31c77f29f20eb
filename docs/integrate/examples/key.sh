#!/bin/sh
# Counts the plans with a key. HOSTFRONT_KEY is a key of the role
# reader.
set -eu
origin="${ORIGIN:-http://localhost:3000}"

curl -fsS "$origin/v1/graphql" \
  -H 'Content-Type: application/json' \
  -H "x-api-key: $HOSTFRONT_KEY" \
  -d '{
    "query": "{ pricing_plans_aggregate { aggregate { count } } }"
  }'
