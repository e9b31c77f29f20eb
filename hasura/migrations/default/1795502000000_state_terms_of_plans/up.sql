-- What a visitor asks before buying. Each is left out of the page where it is null.
alter table public.pricing_plans
  add column renewal_price numeric,
  add column setup_fee numeric,
  add column money_back_days integer,
  add column support_minutes integer,
  add constraint pricing_plans_renewal_price_range check (renewal_price >= 0 and renewal_price < 1000000000),
  add constraint pricing_plans_renewal_price_exponent check (
    renewal_price = round(renewal_price, public.currency_exponent(currency))
  ),
  add constraint pricing_plans_setup_fee_range check (setup_fee >= 0 and setup_fee < 1000000000),
  add constraint pricing_plans_setup_fee_exponent check (
    setup_fee = round(setup_fee, public.currency_exponent(currency))
  ),
  add constraint pricing_plans_money_back_days_range check (money_back_days between 1 and 999),
  add constraint pricing_plans_support_minutes_range check (support_minutes between 1 and 10080);
comment on column public.pricing_plans.renewal_price is
  'What a further period costs, in the plan''s currency; null: not said';
comment on column public.pricing_plans.setup_fee is
  'What is paid once at the beginning, in the plan''s currency; 0: nothing, null: not said';
comment on column public.pricing_plans.money_back_days is
  'Days within which the price is paid back, 1 to 999; null: not said';
comment on column public.pricing_plans.support_minutes is
  'Minutes within which the support answers, at most a week; null: not said';
