#!/bin/sh
# Prints the VPS plans that visitors see, cheapest first. curl joins
# the lines of a body that it reads from a file or from its input.
set -eu
origin="${ORIGIN:-http://localhost:3000}"

curl -fsS "$origin/v1/graphql" \
  -H 'Content-Type: application/json' \
  -d @- <<'BODY'
{
  "query": "query Plans($category: String!) {
    pricing_plans(
      where: { category: { _eq: $category } }
      order_by: { price: asc }
    ) {
      name price currency period
    }
  }",
  "variables": { "category": "vps" }
}
BODY
