set local lock_timeout = '3s';

comment on column public.pricing_plans.price is 'Exact; its decimals are those of the currency by ISO 4217';
comment on column public.pricing_plans.renewal_price is
  'What a further period costs, in the plan''s currency; null: not said';
comment on column public.pricing_plans.setup_fee is
  'What is paid once at the beginning, in the plan''s currency; 0: nothing, null: not said';
comment on column public.domain_prices.register_price is
  'For the first year of a new domain; exact, with the decimals of the currency by ISO 4217';
comment on column public.domain_prices.transfer_price is 'For a domain that moves here; null: not shown';
comment on column public.domain_prices.renew_price is 'For each further year; null: not shown';
