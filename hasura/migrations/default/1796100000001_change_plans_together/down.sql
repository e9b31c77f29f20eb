set local lock_timeout = '3s';

drop function public.change_plans_together(jsonb);
