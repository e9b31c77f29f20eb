set local lock_timeout = '3s';

alter table public.domain_prices drop constraint domain_prices_extension_known;
delete from public.domain_prices
  where extension not in ('.com', '.net', '.org', '.io', '.co', '.us', '.info', '.biz');
alter table public.domain_prices add constraint domain_prices_extension_known check (
  extension in ('.com', '.net', '.org', '.io', '.co', '.us', '.info', '.biz')
);
comment on constraint domain_prices_extension_known on public.domain_prices is
  'extension must be one of .com, .net, .org, .io, .co, .us, .info, .biz';
comment on column public.domain_prices.extension is '.com | .net | .org | .io | .co | .us | .info | .biz';

create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages', 'domain_prices', 'testimonials', 'site_pieces',
    'tax_rates'
  );
drop table public.domain_extensions;
drop function public.keep_one_extension;
drop function public.is_public_suffix;
