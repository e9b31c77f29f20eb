alter table public.deliveries drop column address_hash;
