#!/bin/sh
# Prints why a time without a zone is refused.
# HOSTFRONT_KEY is a key of the role editor.
set -eu
origin="${ORIGIN:-http://localhost:3000}"

curl -sS -X PUT "$origin/api/rest/notices/external/maintenance-8" \
  -H "x-api-key: $HOSTFRONT_KEY" \
  -H 'Content-Type: application/json' \
  -d '{
    "content": "Maintenance tonight",
    "notice_date": "2026-12-01",
    "starts_at": "2026-12-01T01:00:00"
  }'
