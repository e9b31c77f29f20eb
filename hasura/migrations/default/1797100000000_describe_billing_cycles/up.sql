set local lock_timeout = '3s';

comment on column public.pricing_plans.period is
  'mo, 3mo, 6mo, yr, 2yr and 3yr of one name, category and currency are one plan with these cycles; any other text is shown as written';
