#!/bin/sh
# Prints the VPS plans that visitors see, by the month and in
# dollars, cheapest first. Prices of different currencies or periods
# do not compare. curl joins the lines of a body that it reads from
# a file or from its input.
set -eu
origin="${ORIGIN:-http://localhost:3000}"

curl -fsS "$origin/v1/graphql" \
  -H 'Content-Type: application/json' \
  -d @- <<'BODY'
{
  "query": "query Plans($category: String!, $currency: String!) {
    pricing_plans(
      where: {
        category: { _eq: $category }
        currency: { _eq: $currency }
        period: { _eq: \"mo\" }
      }
      order_by: { price: asc }
    ) {
      name price currency period
    }
  }",
  "variables": { "category": "vps", "currency": "USD" }
}
BODY
