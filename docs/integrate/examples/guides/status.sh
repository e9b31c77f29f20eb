#!/bin/sh
# Prints the status of a wrong request, as a client gets it that
# asks for the newer media type.
set -eu
origin="${ORIGIN:-http://localhost:3000}"

curl -sS -o /dev/null -w '%{http_code}\n' "$origin/v1/graphql" \
  -H 'Content-Type: application/json' \
  -H 'Accept: application/graphql-response+json' \
  -d '{ "query": "{ nothing }" }'
