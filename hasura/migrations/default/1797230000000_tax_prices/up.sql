-- What tax does to prices, by currency: it is in them, or comes on top. Without a row only the note of the price list
-- speaks of taxes.
set local lock_timeout = '3s';

create table public.tax_rates (
  id uuid primary key default gen_random_uuid(),
  currency text not null,
  rate numeric not null,
  mode text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tax_rates_currency_unique unique (currency),
  constraint tax_rates_currency_known check (public.currency_exponent(currency) is not null),
  constraint tax_rates_rate_range check (rate > 0 and rate <= 100),
  constraint tax_rates_rate_decimals check (rate = round(rate, 3)),
  constraint tax_rates_mode_known check (mode in ('included', 'added'))
);
comment on table public.tax_rates is 'Value added tax of prices, by currency; a currency without a row says nothing of tax';
comment on column public.tax_rates.id is 'Given by the database';
comment on column public.tax_rates.currency is 'Code of the currency; one row for each';
comment on column public.tax_rates.rate is 'In percent, exact, with the decimals that were written: "15", "7.5"';
comment on column public.tax_rates.mode is 'included: the prices contain the tax | added: it comes on top of them';
comment on column public.tax_rates.created_at is 'When the row was added';
comment on column public.tax_rates.updated_at is 'When the row was last changed';
comment on constraint tax_rates_currency_known on public.tax_rates is
  'currency must be one of AED, AUD, BHD, BRL, CAD, CNY, DJF, DZD, EGP, EUR, GBP, ILS, INR, IQD, JOD, JPY, KMF, KWD, LBP, LYD, MAD, MRU, MXN, OMR, QAR, SAR, SDG, SOS, SYP, TND, USD, YER';
comment on constraint tax_rates_rate_range on public.tax_rates is 'rate must be above 0 and at most 100';
comment on constraint tax_rates_rate_decimals on public.tax_rates is 'rate may have at most 3 decimals';
comment on constraint tax_rates_mode_known on public.tax_rates is 'mode must be one of included, added';
create trigger tax_rates_set_updated_at before update on public.tax_rates
  for each row execute function public.set_updated_at();

call public.keep_history('tax_rates', 'id', 'currency');
create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages', 'domain_prices', 'testimonials', 'site_pieces',
    'tax_rates'
  );
