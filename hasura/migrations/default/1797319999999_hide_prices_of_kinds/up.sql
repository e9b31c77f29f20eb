-- A kind of hosting that is hidden hides its plans, so nothing is in force of their prices meanwhile.
set local lock_timeout = '3s';

create or replace function public.reckon_price(plan uuid) returns boolean
  language plpgsql
as $$
declare
  typed public.pricing_plans;
  moment timestamptz;
  before jsonb;
  part record;
  began timestamptz;
  earlier timestamptz;
  lowest numeric;
begin
  -- All that changes the price waits here, one after the other.
  select * into typed from public.pricing_plans where id = plan for no key update;
  if not found then
    return false;
  end if;
  -- A change that began later may have been quicker: what it brought in force was in force until this one.
  select greatest(now(), max(valid_from)) into moment
    from public.prices_in_force where plan_id = plan and valid_from <= clock_timestamp();
  before := public.in_force_at(plan, moment);

  delete from public.prices_in_force where plan_id = plan and valid_from >= moment;
  update public.prices_in_force set valid_until = moment
    where plan_id = plan and (valid_until is null or valid_until > moment);

  for part in
    with shown as (
      select greatest(moment, typed.shown_from) as since from public.hosting_kinds as kind
        where typed.is_shown and kind.slug = typed.category and kind.is_shown
    ),
    cuts as (
      select since as at from shown
      union
      select at from shown, public.plan_offers, unnest(array[starts_at, ends_at]) as at
        where plan_id = plan and at > since
    ),
    parts as (select at as since, lead(at) over (order by at) as until from cuts)
    select parts.since, parts.until, offer.id as offer_id, coalesce(offer.price, typed.price) as price, offer.code,
      offer.words, offer.words_ar, offer.ends_at, offer.ends_at_zone
    from parts left join public.plan_offers as offer
      on offer.plan_id = plan and offer.starts_at <= parts.since and offer.ends_at > parts.since
    order by parts.since
  loop
    lowest := null;
    if part.offer_id is not null then
      began := part.since;
      loop
        select valid_from into earlier from public.prices_in_force
          where plan_id = plan and valid_until = began and offer_id = part.offer_id
            and currency = typed.currency and period = typed.period;
        exit when not found;
        began := earlier;
      end loop;
      lowest := public.lowest_price_before(plan, began, typed.currency, typed.period);
      if lowest <= part.price then
        lowest := null;
      end if;
    end if;
    -- What goes on unchanged stays one row.
    update public.prices_in_force set valid_until = part.until
      where plan_id = plan and valid_until = part.since
        and (price, currency, period, offer_id, lowest_before, code, words, words_ar, ends_at, ends_at_zone)
          is not distinct from (part.price, typed.currency, typed.period, part.offer_id, lowest, part.code, part.words,
            part.words_ar, part.ends_at, part.ends_at_zone);
    if not found then
      insert into public.prices_in_force (plan_id, valid_from, valid_until, price, currency, period, offer_id,
          lowest_before, code, words, words_ar, ends_at, ends_at_zone)
        values (plan, part.since, part.until, part.price, typed.currency, typed.period, part.offer_id, lowest, part.code,
          part.words, part.words_ar, part.ends_at, part.ends_at_zone);
    end if;
  end loop;

  return before is distinct from public.in_force_at(plan, moment);
end
$$;

create trigger pricing_plans_reckon_category after update of category on public.pricing_plans
  for each row when (old.category <> new.category) execute function public.reckon_changed_plan();

create function public.reckon_changed_kind() returns trigger
  language plpgsql
as $$
begin
  perform public.reckon_price(id) from public.pricing_plans where category = new.slug order by id;
  return null;
end
$$;
create trigger hosting_kinds_reckon_prices after update of is_shown on public.hosting_kinds
  for each row when (old.is_shown <> new.is_shown) execute function public.reckon_changed_kind();

select public.reckon_price(plan.id) from public.pricing_plans as plan
  join public.hosting_kinds as kind on kind.slug = plan.category where not kind.is_shown;
