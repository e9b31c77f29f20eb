#!/bin/sh
# Prints why a price with three decimals is refused in dollars.
# HOSTFRONT_KEY is a key of the role editor.
set -eu
origin="${ORIGIN:-http://localhost:3000}"

curl -sS -X PUT "$origin/api/rest/plans/external/erp-plan-8" \
  -H "x-api-key: $HOSTFRONT_KEY" \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "Start",
    "category": "vps",
    "price": "9.555",
    "currency": "USD",
    "features": ["1 vCPU"]
  }'
