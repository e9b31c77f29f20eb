#!/bin/bash
# Loads hasura/seeds into a database whose tables are empty.
set -euo pipefail

filled=$(psql --tuples-only --no-align --command="
  select exists (select from pricing_plans) or exists (select from footer_links) or exists (select from store_notices)
    or exists (select from domain_prices) or exists (select from testimonials)
    or exists (select from seo_settings) or exists (select from analytics_settings) or exists (select from newsletters)
    or exists (select from contacts)")
if [ "$filled" = t ]; then
  echo 'The database holds data already; the demo set was left out.'
  exit 0
fi
cat /seeds/*.sql | psql --set=ON_ERROR_STOP=1 --single-transaction --quiet
echo 'The demo set was loaded.'
