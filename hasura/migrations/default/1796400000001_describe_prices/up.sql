-- Prices are returned as they were written, so the number of decimals says nothing of the currency.
set local lock_timeout = '3s';

comment on column public.pricing_plans.price is
  'Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217';
comment on column public.pricing_plans.renewal_price is
  'What a further period costs, in the plan''s currency, with the decimals that were written; null: not said';
comment on column public.pricing_plans.setup_fee is
  'What is paid once at the beginning, in the plan''s currency, with the decimals that were written; 0: nothing, null: not said';
comment on column public.domain_prices.register_price is
  'For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00"';
comment on column public.domain_prices.transfer_price is
  'For a domain that moves here, with the decimals that were written; null: not shown';
comment on column public.domain_prices.renew_price is
  'For each further year, with the decimals that were written; null: not shown';
