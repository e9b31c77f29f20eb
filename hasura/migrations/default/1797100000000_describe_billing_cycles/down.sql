set local lock_timeout = '3s';

comment on column public.pricing_plans.period is 'mo and yr of one name, category and currency are one plan with two cycles';
