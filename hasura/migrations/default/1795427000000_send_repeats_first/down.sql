drop index public.deliveries_repeats_idx;
