set local lock_timeout = '3s';

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
create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages', 'domain_prices', 'testimonials', 'site_pieces',
    'tax_rates', 'domain_extensions'
  );
drop trigger pricing_plans_reckon_price on public.pricing_plans;
drop function public.reckon_changed_plan;
drop trigger plan_offers_reckon_price on public.plan_offers;
drop function public.reckon_changed_offer;
drop function public.reckon_price;
drop function public.lowest_price_before;
drop function public.in_force_at;
drop table public.prices_in_force;
drop table public.plan_offers;
drop function public.give_offer_currency;
drop type public.uuid_range;
alter table public.pricing_plans drop constraint pricing_plans_id_currency_key;
