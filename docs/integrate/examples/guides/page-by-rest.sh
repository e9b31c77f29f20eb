#!/bin/sh
# Prints the first 50 changes, with a key of the role reader. The
# next request gives the last number as `after`.
set -eu
origin="${ORIGIN:-http://localhost:3000}"

curl -fsS "$origin/api/rest/changes?after=0&most=50" \
  -H "x-api-key: $HOSTFRONT_KEY"
