-- The prices of one plan are rows that share its texts. An administrator who changes these texts changes all of the rows,
-- or none of them if somebody else has changed one meanwhile.
set local lock_timeout = '3s';

-- Changes several plans at once. `plans` is a list of objects: the `id` of a plan, `before` with the values on which the
-- change is based, and `set` with the new ones. If a plan is gone, or has another value by now, none is changed.
create function public.change_plans_together(plans jsonb) returns setof public.pricing_plans
  language plpgsql
as $$
declare
  editable constant text[] := array[
    'category', 'name', 'name_ar', 'price', 'currency', 'period', 'period_ar', 'renewal_price', 'setup_fee',
    'money_back_days', 'support_minutes', 'features', 'features_ar', 'highlight', 'badge', 'badge_ar', 'logo', 'logo_alt',
    'logo_alt_ar', 'button_url', 'sort_order'
  ];
  ids uuid[];
begin
  if jsonb_typeof(plans) is distinct from 'array' or jsonb_array_length(plans) not between 1 and 200 or exists (
    select from jsonb_array_elements(plans) as change
    where jsonb_typeof(change) is distinct from 'object'
      or coalesce(change ->> 'id', '') !~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
      or jsonb_typeof(change -> 'before') is distinct from 'object'
      or jsonb_typeof(change -> 'set') is distinct from 'object'
  ) or exists (
    select from jsonb_array_elements(plans) as change, jsonb_object_keys(change -> 'set') as name
    where name <> all (editable)
  ) then
    raise exception 'plans-together-form' using
      errcode = '23514',
      detail = 'Give one to 200 objects, each with the id of a plan and the objects "before" and "set", whose names are columns of the form.',
      constraint = 'pricing_plans_together_form', table = 'pricing_plans', schema = 'public';
  end if;
  select array_agg(distinct (change ->> 'id')::uuid) into ids from jsonb_array_elements(plans) as change;

  perform from public.pricing_plans where id = any (ids) order by id for update;
  if exists (
    select from jsonb_array_elements(plans) as change
    left join public.pricing_plans as plan on plan.id = (change ->> 'id')::uuid
    where plan.id is null
      or to_jsonb(jsonb_populate_record(plan, change -> 'before')) is distinct from to_jsonb(plan)
  ) then
    raise exception 'plans-changed-meanwhile' using
      errcode = '23514',
      detail = 'One of the plans is gone or was changed by somebody else; none was changed.',
      constraint = 'pricing_plans_unchanged', table = 'pricing_plans', schema = 'public';
  end if;

  update public.pricing_plans as plan set
    (category, name, name_ar, price, currency, period, period_ar, renewal_price, setup_fee, money_back_days,
      support_minutes, features, features_ar, highlight, badge, badge_ar, logo, logo_alt, logo_alt_ar, button_url,
      sort_order) = (
      select wanted.category, wanted.name, wanted.name_ar, wanted.price, wanted.currency, wanted.period,
        wanted.period_ar, wanted.renewal_price, wanted.setup_fee, wanted.money_back_days, wanted.support_minutes,
        wanted.features, wanted.features_ar, wanted.highlight, wanted.badge, wanted.badge_ar, wanted.logo,
        wanted.logo_alt, wanted.logo_alt_ar, wanted.button_url, wanted.sort_order
      from jsonb_populate_record(plan, change -> 'set') as wanted
    )
    from jsonb_array_elements(plans) as change
    where plan.id = (change ->> 'id')::uuid;

  return query select * from public.pricing_plans where id = any (ids) order by id;
end
$$;
comment on function public.change_plans_together(jsonb) is
  'Changes several plans, each with its id, "before" and "set"; none if one of them was changed meanwhile';
