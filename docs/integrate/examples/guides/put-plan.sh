#!/bin/sh
# Creates a plan, or replaces it: sent twice, there is one.
# HOSTFRONT_KEY is a key of the role editor.
set -eu
origin="${ORIGIN:-http://localhost:3000}"

curl -fsS -X PUT "$origin/api/rest/plans/external/erp-plan-7" \
  -H "x-api-key: $HOSTFRONT_KEY" \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "Start",
    "category": "vps",
    "price": "9.500",
    "currency": "KWD",
    "features": ["1 vCPU"]
  }'
