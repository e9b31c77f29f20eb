-- A price may have offers: another price with a beginning and an end. What is in force is kept apart from what is typed:
-- `prices_in_force` holds for each price what is, was and will be in force, and when (decision 123).
set local lock_timeout = '3s';

alter table public.pricing_plans add constraint pricing_plans_id_currency_key unique (id, currency);
-- Equality of ids in an exclusion constraint, without an extension.
create type public.uuid_range as range (subtype = uuid);

create table public.plan_offers (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null,
  currency text not null,
  starts_at timestamptz not null,
  starts_at_zone text,
  ends_at timestamptz not null,
  ends_at_zone text,
  price numeric not null,
  code text,
  words text,
  words_ar text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint plan_offers_plan_known foreign key (plan_id, currency)
    references public.pricing_plans (id, currency) on update cascade on delete cascade,
  constraint plan_offers_starts_at_range check (
    starts_at >= timestamptz '1900-01-01 00:00Z' and starts_at < timestamptz '10000-01-01 00:00Z'
  ),
  constraint plan_offers_ends_at_range check (
    ends_at >= timestamptz '1900-01-01 00:00Z' and ends_at < timestamptz '10000-01-01 00:00Z'
  ),
  constraint plan_offers_period_order check (starts_at < ends_at),
  constraint plan_offers_zones_form check (
    starts_at_zone ~ '^[A-Za-z0-9_+:/-]{1,64}$' and ends_at_zone ~ '^[A-Za-z0-9_+:/-]{1,64}$'
  ),
  constraint plan_offers_price_range check (price >= 0 and price < 1000000000),
  constraint plan_offers_price_exponent check (price = round(price, public.currency_exponent(currency))),
  constraint plan_offers_code_form check (code ~ '^[A-Za-z0-9_.-]{0,50}$'),
  constraint plan_offers_words_length check (char_length(words) <= 60 and char_length(words_ar) <= 60),
  constraint plan_offers_words_single_line check (
    words !~ '[\u0001-\u001f\u2028\u2029]' and words_ar !~ '[\u0001-\u001f\u2028\u2029]'
  ),
  constraint plan_offers_no_overlap exclude using gist (
    public.uuid_range(plan_id, plan_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&
  )
);
create index plan_offers_plan_idx on public.plan_offers (plan_id, currency);
comment on table public.plan_offers is
  'Later prices: each replaces the price of one plan from a moment until another';
comment on column public.plan_offers.id is 'Given by the database';
comment on column public.plan_offers.plan_id is 'Which row of pricing_plans has the other price';
comment on column public.plan_offers.currency is 'The currency of that row; given by the database';
comment on column public.plan_offers.starts_at is 'The moment at which the price comes in force';
comment on column public.plan_offers.starts_at_zone is
  'The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told';
comment on column public.plan_offers.ends_at is 'The moment from which the price is no longer in force';
comment on column public.plan_offers.ends_at_zone is
  'The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told';
comment on column public.plan_offers.price is 'Exact; its decimals are those of the currency by ISO 4217';
comment on column public.plan_offers.code is 'Code that orders from the site take along to the portal; null: none';
comment on column public.plan_offers.words is 'What the offer is called in English, such as Black Friday; null: no words';
comment on column public.plan_offers.words_ar is 'What the offer is called in Arabic; null: the English words';
comment on column public.plan_offers.created_at is 'When it was added';
comment on column public.plan_offers.updated_at is 'When it was last changed';
comment on constraint plan_offers_plan_known on public.plan_offers is 'plan_id must be the id of one of pricing_plans';
comment on constraint plan_offers_starts_at_range on public.plan_offers is
  'starts_at must be between 1900-01-01 and 9999-12-31 (UTC)';
comment on constraint plan_offers_ends_at_range on public.plan_offers is
  'ends_at must be between 1900-01-01 and 9999-12-31 (UTC)';
comment on constraint plan_offers_period_order on public.plan_offers is 'ends_at must be later than starts_at';
comment on constraint plan_offers_zones_form on public.plan_offers is
  'starts_at_zone and ends_at_zone must be the name of a time zone such as Europe/Berlin';
comment on constraint plan_offers_price_range on public.plan_offers is
  'price must be 0 or more and below 1,000,000,000';
comment on constraint plan_offers_price_exponent on public.plan_offers is
  'price may have no more decimals than its currency has by ISO 4217';
comment on constraint plan_offers_code_form on public.plan_offers is
  'code must have up to 50 letters (A to Z), digits, points, hyphens and underscores';
comment on constraint plan_offers_words_length on public.plan_offers is
  'words and words_ar may have at most 60 characters each';
comment on constraint plan_offers_words_single_line on public.plan_offers is
  'words and words_ar must be a single line';
comment on constraint plan_offers_no_overlap on public.plan_offers is
  'two offers for one price must not overlap';

create table public.prices_in_force (
  plan_id uuid not null,
  valid_from timestamptz not null,
  valid_until timestamptz,
  price numeric not null,
  currency text not null,
  period text not null,
  offer_id uuid,
  lowest_before numeric,
  code text,
  words text,
  words_ar text,
  ends_at timestamptz,
  ends_at_zone text,
  constraint prices_in_force_pkey primary key (plan_id, valid_from),
  constraint prices_in_force_plan_known foreign key (plan_id) references public.pricing_plans (id) on delete cascade,
  constraint prices_in_force_order check (valid_from < valid_until),
  constraint prices_in_force_no_overlap exclude using gist (
    public.uuid_range(plan_id, plan_id, '[]') with &&, tstzrange(valid_from, valid_until) with &&
  )
);
create index prices_in_force_valid_until_idx on public.prices_in_force (valid_until);
comment on table public.prices_in_force is
  'What is in force of each price, was and will be, and when; without a row where a plan is hidden. Every role sees what is in force now';
comment on column public.prices_in_force.plan_id is 'Which row of pricing_plans has the price';
comment on column public.prices_in_force.valid_from is 'The moment since which all of it is in force';
comment on column public.prices_in_force.valid_until is 'The moment from which it is no longer so; null: not known';
comment on column public.prices_in_force.price is
  'What the plan costs now: the price of an offer, else the price of the plan. Exact';
comment on column public.prices_in_force.currency is 'The currency of the price';
comment on column public.prices_in_force.period is 'The period of the price';
comment on column public.prices_in_force.offer_id is 'Which of plan_offers is in force; null: none';
comment on column public.prices_in_force.lowest_before is
  'The lowest price in force of the 30 days before the offer began; null: without an offer, where it is not above the price, or where not all of these days are known';
comment on column public.prices_in_force.code is 'Code of the offer, for orders; null: none';
comment on column public.prices_in_force.words is 'What the offer is called in English; null: no words';
comment on column public.prices_in_force.words_ar is 'What the offer is called in Arabic; null: the English words';
comment on column public.prices_in_force.ends_at is 'The moment at which the offer ends; null: without an offer';
comment on column public.prices_in_force.ends_at_zone is
  'The time zone in which the end was chosen; null: it was not told, or there is no offer';
comment on constraint prices_in_force_plan_known on public.prices_in_force is
  'plan_id must be the id of one of pricing_plans';
comment on constraint prices_in_force_order on public.prices_in_force is 'valid_until must be later than valid_from';
comment on constraint prices_in_force_no_overlap on public.prices_in_force is
  'one price alone is in force at a time';

-- What programs are told of the price that is in force at a moment; null where none is.
create function public.in_force_at(plan uuid, moment timestamptz) returns jsonb
  language sql stable
  return (
    select jsonb_build_object(
      'price', price::text, 'lowest_before', lowest_before::text, 'code', code, 'words', words, 'words_ar', words_ar,
      'ends_at', ends_at, 'ends_at_zone', ends_at_zone
    )
    from public.prices_in_force
    where plan_id = plan and valid_from <= moment and (valid_until is null or valid_until > moment)
  );

-- The lowest price in force of the 30 days (of 24 hours) before a moment; null where another currency or period was in
-- force, or nothing at all.
create function public.lowest_price_before(plan uuid, moment timestamptz, of_currency text, of_period text) returns numeric
  language sql stable
  return (
    select case
      when sum(extract(epoch from least(valid_until, moment) - greatest(valid_from, moment - interval '720 hours'))) = 2592000
        and bool_and(currency = of_currency and period = of_period)
      then min(price)
    end
    from public.prices_in_force
    where plan_id = plan and valid_from < moment and (valid_until is null or valid_until > moment - interval '720 hours')
  );

-- Writes what is and will be in force of a price from now on; what was in force stays. Returns whether what is in force
-- now is something else than before.
create function public.reckon_price(plan uuid) returns boolean
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
    with shown as (select greatest(moment, typed.shown_from) as since where typed.is_shown),
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

create function public.reckon_changed_plan() returns trigger
  language plpgsql
as $$
begin
  perform public.reckon_price(new.id);
  return null;
end
$$;
-- Its name comes before that of the trigger that tells webhooks of a plan.
create trigger pricing_plans_reckon_price
  after insert or update of price, currency, period, is_shown, shown_from on public.pricing_plans
  for each row execute function public.reckon_changed_plan();

create function public.reckon_changed_offer() returns trigger
  language plpgsql
as $$
declare
  plan uuid;
begin
  for plan in
    select distinct id from unnest(array[
      case when tg_op <> 'INSERT' then old.plan_id end, case when tg_op <> 'DELETE' then new.plan_id end
    ]) as plans (id) where id is not null
  loop
    -- A price that has changed now is a change of its plan, of which programs are told.
    if public.reckon_price(plan) then
      update public.pricing_plans set updated_at = now() where id = plan;
    end if;
  end loop;
  return null;
end
$$;
create trigger plan_offers_reckon_price after insert or update or delete on public.plan_offers
  for each row execute function public.reckon_changed_offer();

create function public.give_offer_currency() returns trigger
  language plpgsql
as $$
begin
  select currency into new.currency from public.pricing_plans where id = new.plan_id;
  if not found then
    -- The foreign key says so.
    new.currency := coalesce(new.currency, '');
  end if;
  return new;
end
$$;
create trigger plan_offers_give_currency before insert or update of plan_id on public.plan_offers
  for each row execute function public.give_offer_currency();
create trigger plan_offers_set_updated_at before update on public.plan_offers
  for each row execute function public.set_updated_at();
create trigger plan_offers_refuse_unseen after insert or update of words, words_ar on public.plan_offers
  for each row when (public.is_unseen(new.words) or public.is_unseen(new.words_ar))
  execute function public.refuse_unseen_texts('words', 'words_ar');

-- A price has been in force at least since its plan was last changed, or appeared.
insert into public.prices_in_force (plan_id, valid_from, price, currency, period)
  select id, greatest(updated_at, shown_from), price, currency, period from public.pricing_plans where is_shown;

call public.keep_history('plan_offers', 'id', 'words');
create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages', 'domain_prices', 'testimonials', 'site_pieces',
    'tax_rates', 'domain_extensions', 'plan_offers'
  );

create or replace function webhooks.tell_of_plan() returns trigger
  language plpgsql
as $$
declare
  untold constant text[] := '{created_at,updated_at,is_shown,shown_from,shown_from_zone}';
  -- Programs are told of what visitors see: a plan that is hidden is none for them, and one that appears is new.
  was_there constant boolean :=
    tg_op <> 'INSERT' and old.is_shown and coalesce(old.shown_from <= old.updated_at, true);
  is_there constant boolean := tg_op <> 'DELETE' and new.is_shown and coalesce(new.shown_from <= now(), true);
  older jsonb := to_jsonb(old) - untold;
  newer jsonb := to_jsonb(new) - untold;
  plan jsonb;
begin
  -- What was in force when the plan was last written, and is now: time alone changes it, at an offer's beginning and end.
  newer := newer || jsonb_build_object('in_force', public.in_force_at(new.id, now()));
  older := older || jsonb_build_object('in_force', coalesce(public.in_force_at(old.id, old.updated_at), newer -> 'in_force'));
  plan := case when is_there then newer else older end;
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
