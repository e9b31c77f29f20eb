-- What the extensions of the domain search cost: a row for each currency, as nothing is ever converted.
create table public.domain_prices (
  id uuid primary key default gen_random_uuid(),
  extension text not null,
  currency text not null default 'USD',
  register_price numeric not null,
  transfer_price numeric,
  renew_price numeric,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint domain_prices_extension_currency_unique unique (extension, currency),
  constraint domain_prices_extension_known check (
    extension in ('.com', '.net', '.org', '.io', '.co', '.us', '.info', '.biz')
  ),
  constraint domain_prices_currency_known check (public.currency_exponent(currency) is not null),
  constraint domain_prices_price_range check (
    register_price >= 0 and register_price < 1000000000
    and transfer_price >= 0 and transfer_price < 1000000000
    and renew_price >= 0 and renew_price < 1000000000
  ),
  constraint domain_prices_price_exponent check (
    register_price = round(register_price, public.currency_exponent(currency))
    and transfer_price = round(transfer_price, public.currency_exponent(currency))
    and renew_price = round(renew_price, public.currency_exponent(currency))
  )
);
comment on table public.domain_prices is 'Prices of domains for one year, as the domain search shows them';
comment on column public.domain_prices.id is 'Given by the database';
comment on column public.domain_prices.extension is '.com | .net | .org | .io | .co | .us | .info | .biz';
comment on column public.domain_prices.currency is 'Code of the currency; one row for each extension and currency';
comment on column public.domain_prices.register_price is
  'For the first year of a new domain; exact, with the decimals of the currency by ISO 4217';
comment on column public.domain_prices.transfer_price is 'For a domain that moves here; null: not shown';
comment on column public.domain_prices.renew_price is 'For each further year; null: not shown';
comment on column public.domain_prices.created_at is 'When the row was added';
comment on column public.domain_prices.updated_at is 'When the row was last changed';
create trigger domain_prices_set_updated_at before update on public.domain_prices
  for each row execute function public.set_updated_at();

call public.keep_history('domain_prices', 'id', 'extension');
create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages', 'domain_prices'
  );
