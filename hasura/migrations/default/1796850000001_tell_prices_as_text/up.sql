-- All prices of a plan keep their decimals in 'plan.changed', as the API has them: JSON.parse would drop those of a number.
set local lock_timeout = '3s';

create or replace function webhooks.tell_of_plan() returns trigger
  language plpgsql
as $$
declare
  older constant jsonb := to_jsonb(old) - '{created_at,updated_at}'::text[];
  newer constant jsonb := to_jsonb(new) - '{created_at,updated_at}'::text[];
  plan constant jsonb := coalesce(newer, older);
begin
  if older is distinct from newer then
    perform webhooks.tell('plan.changed', 'pricing_plans', plan ->> 'id', jsonb_build_object(
      'operation', case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
      'changed', case when tg_op = 'UPDATE' then to_jsonb(array(
        select entry.key from jsonb_each(newer) as entry
        where older -> entry.key is distinct from entry.value order by 1
      )) else '[]'::jsonb end,
      'plan', plan || (
        select jsonb_object_agg(attname, plan ->> attname) from pg_attribute
        where attrelid = tg_relid and atttypid = 'numeric'::regtype and attnum > 0 and not attisdropped
      )
    ));
  end if;
  return null;
end
$$;
