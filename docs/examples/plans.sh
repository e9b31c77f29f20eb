#!/bin/sh
# Prints the VPS plans that visitors see, cheapest first.
set -eu
origin="${ORIGIN:-http://localhost:3000}"

curl -fsS "$origin/v1/graphql" \
  -H 'Content-Type: application/json' \
  -d '{
    "query": "query Plans($category: String!) { pricing_plans(where: { category: { _eq: $category } }, order_by: { price: asc }) { name price currency period } }",
    "variables": { "category": "vps" }
  }'
