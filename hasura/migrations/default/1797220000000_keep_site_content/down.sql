set local lock_timeout = '3s';

create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages', 'domain_prices', 'testimonials'
  );
drop table public.site_pieces;
