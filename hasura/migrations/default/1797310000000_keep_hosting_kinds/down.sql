set local lock_timeout = '3s';

alter table public.pricing_plans drop constraint pricing_plans_category_known;
comment on column public.pricing_plans.category is 'plesk | cloud | vps | dedicated | mail, or a new one';

create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages', 'domain_prices', 'testimonials', 'site_pieces',
    'tax_rates', 'domain_extensions', 'plan_offers'
  );
drop table public.hosting_kinds;
drop function public.keep_original_kinds;
drop function public.take_slug;
drop function public.remember_slug;
