-- A plan may be hidden, or shown from a moment on. Until then it is none for visitors and for programs that read.
set local lock_timeout = '3s';

alter table public.pricing_plans
  add column is_shown boolean not null default true,
  add column shown_from timestamptz,
  add column shown_from_zone text,
  add constraint pricing_plans_shown_from_range check (
    shown_from >= timestamptz '1900-01-01 00:00Z' and shown_from < timestamptz '10000-01-01 00:00Z'
  ),
  add constraint pricing_plans_shown_from_zone_form check (shown_from_zone ~ '^[A-Za-z0-9_+:/-]{1,64}$');
comment on column public.pricing_plans.is_shown is 'False: hidden from visitors and from programs that read';
comment on column public.pricing_plans.shown_from is 'Hidden until this moment; null: no moment was chosen';
comment on column public.pricing_plans.shown_from_zone is
  'The time zone in which shown_from was chosen, such as Europe/Berlin; null: it was not told';
comment on constraint pricing_plans_shown_from_range on public.pricing_plans is
  'shown_from must be between 1900-01-01 and 9999-12-31 (UTC)';
comment on constraint pricing_plans_shown_from_zone_form on public.pricing_plans is
  'shown_from_zone must be the name of a time zone such as Europe/Berlin';

create or replace function public.change_plans_together(plans jsonb) returns setof public.pricing_plans
  language plpgsql
as $$
declare
  editable constant text[] := array[
    'category', 'name', 'name_ar', 'price', 'currency', 'period', 'period_ar', 'renewal_price', 'setup_fee',
    'money_back_days', 'support_minutes', 'features', 'features_ar', 'highlight', 'badge', 'badge_ar', 'logo', 'logo_alt',
    'logo_alt_ar', 'button_url', 'sort_order', 'is_shown', 'shown_from', 'shown_from_zone'
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
      sort_order, is_shown, shown_from, shown_from_zone) = (
      select wanted.category, wanted.name, wanted.name_ar, wanted.price, wanted.currency, wanted.period,
        wanted.period_ar, wanted.renewal_price, wanted.setup_fee, wanted.money_back_days, wanted.support_minutes,
        wanted.features, wanted.features_ar, wanted.highlight, wanted.badge, wanted.badge_ar, wanted.logo,
        wanted.logo_alt, wanted.logo_alt_ar, wanted.button_url, wanted.sort_order, wanted.is_shown,
        wanted.shown_from, wanted.shown_from_zone
      from jsonb_populate_record(plan, change -> 'set') as wanted
    )
    from jsonb_array_elements(plans) as change
    where plan.id = (change ->> 'id')::uuid;

  return query select * from public.pricing_plans where id = any (ids) order by id;
end
$$;
create or replace function webhooks.tell_of_plan() returns trigger
  language plpgsql
as $$
declare
  untold constant text[] := '{created_at,updated_at,is_shown,shown_from,shown_from_zone}';
  older constant jsonb := to_jsonb(old) - untold;
  newer constant jsonb := to_jsonb(new) - untold;
  -- Programs are told of what visitors see: a plan that is hidden is none for them, and one that appears is new.
  was_there constant boolean :=
    tg_op <> 'INSERT' and old.is_shown and coalesce(old.shown_from <= old.updated_at, true);
  is_there constant boolean := tg_op <> 'DELETE' and new.is_shown and coalesce(new.shown_from <= now(), true);
  plan constant jsonb := case when is_there then newer else older end;
begin
  if was_there <> is_there or (is_there and older is distinct from newer) then
    perform webhooks.tell('plan.changed', 'pricing_plans', plan ->> 'id', jsonb_build_object(
      'operation', case when not was_there then 'created' when is_there then 'updated' else 'deleted' end,
      'changed', case when was_there and is_there then to_jsonb(array(
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
