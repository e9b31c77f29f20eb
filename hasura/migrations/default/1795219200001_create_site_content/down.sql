drop table public.footer_links;
drop table public.pricing_plans;
drop table public.store_notices;
