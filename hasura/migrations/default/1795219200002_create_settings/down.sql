drop table public.analytics_settings;
drop table public.seo_settings;
