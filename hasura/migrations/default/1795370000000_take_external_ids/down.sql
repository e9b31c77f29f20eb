alter table public.pricing_plans drop column external_id;
alter table public.footer_links drop column external_id;
alter table public.store_notices drop column external_id;
alter table public.contacts drop column external_id;
