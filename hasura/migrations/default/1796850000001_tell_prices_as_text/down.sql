set local lock_timeout = '3s';

create or replace function webhooks.tell_of_plan() returns trigger
  language plpgsql
as $$
declare
  older constant jsonb := to_jsonb(old) - '{created_at,updated_at}'::text[];
  newer constant jsonb := to_jsonb(new) - '{created_at,updated_at}'::text[];
  plan constant public.pricing_plans := coalesce(new, old);
begin
  if older is distinct from newer then
    perform webhooks.tell('plan.changed', 'pricing_plans', plan.id::text, jsonb_build_object(
      'operation', case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
      'changed', case when tg_op = 'UPDATE' then to_jsonb(array(
        select entry.key from jsonb_each(newer) as entry
        where older -> entry.key is distinct from entry.value order by 1
      )) else '[]'::jsonb end,
      -- A price keeps its digits, as the API has it.
      'plan', coalesce(newer, older) || jsonb_build_object('price', plan.price::text)
    ));
  end if;
  return null;
end
$$;
