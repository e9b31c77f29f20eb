set local lock_timeout = '3s';

drop trigger store_notices_refuse_unseen on public.store_notices;
drop trigger pricing_plans_refuse_unseen on public.pricing_plans;
drop trigger footer_links_refuse_unseen on public.footer_links;
drop trigger seo_settings_refuse_unseen on public.seo_settings;
drop trigger site_settings_refuse_unseen on public.site_settings;
drop trigger legal_pages_refuse_unseen on public.legal_pages;
drop trigger newsletters_refuse_unseen on public.newsletters;
drop trigger testimonials_refuse_unseen on public.testimonials;
drop trigger webhook_endpoints_refuse_unseen on public.webhook_endpoints;
drop trigger api_keys_refuse_unseen on public.api_keys;
drop function public.refuse_unseen_texts;
drop function public.is_any_unseen;
drop function public.is_unseen;
drop function public.has_text;
