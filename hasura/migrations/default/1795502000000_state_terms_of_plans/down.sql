alter table public.pricing_plans
  drop column renewal_price,
  drop column setup_fee,
  drop column money_back_days,
  drop column support_minutes;
